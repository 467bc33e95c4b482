import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import puppeteer from "puppeteer-core";
import { onTestFinished } from "vitest";
import { PLACE } from "../support/location.ts";
import { ENGINE_PACKAGES, ensureProgram } from "../support/system/programs.ts";
import type { Browser, PHONE } from "./tab.ts";

/** Firefox's own setting "always open such links with this program". */
const OPEN_WITH = 2;

/**
 * Firefox ESR, through WebDriver BiDi, which it speaks without a driver program.
 * @param mailPage the address of the page that is the mail program, if it is one.
 */
export async function startFirefox(
  origin: string,
  screen: typeof PHONE,
  mailPage?: string,
): Promise<Browser> {
  const userDataDir = await mkdtemp(path.join(tmpdir(), "firefox-"));
  onTestFinished(() => rm(userDataDir, { recursive: true, force: true, maxRetries: 3 }));
  // Links to outside programs go to one that notes them.
  const program = path.join(userDataDir, "note-link");
  const noted = `${program}.txt`;
  await writeFile(noted, "");
  await writeFile(program, '#!/bin/sh\necho "$1" >> "$0.txt"\n', { mode: 0o755 });
  const handler = { action: OPEN_WITH, ask: false, handlers: [{ name: "note-link", path: program }] };
  const mailHandlers = mailPage
    ? [{ name: "mail page", uriTemplate: `${origin}${mailPage}?%s` }]
    : handler.handlers;
  const schemes = { sms: handler, mailto: { ...handler, handlers: mailHandlers } };
  const handlers = JSON.stringify({ defaultHandlersVersion: {}, mimeTypes: {}, schemes });
  await writeFile(path.join(userDataDir, "handlers.json"), handlers);
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: ensureProgram("firefox-esr", ENGINE_PACKAGES),
    userDataDir,
    defaultViewport: screen,
    extraPrefsFirefox: {
      "network.protocol-handler.external.sms": true,
      "security.external_protocol_requires_permission": false,
      // As on a phone, the scrollbar takes no room.
      "ui.useOverlayScrollbars": 1,
      // Nothing leaves this computer.
      "network.dns.disabled": true,
    },
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warn") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));

  return {
    open: async (address) => void (await page.goto(origin + address)),
    read: (look, ...args) => page.evaluate(look as never, ...args),
    tapAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async allowGps(place = PLACE) {
      await page.browserContext().overridePermissions(origin, ["geolocation"]);
      await page.setGeolocation(place);
    },
    async openings() {
      const drafts = (await browser.pages()).map((page) => page.url().split(`${mailPage}?`)[1] ?? "");
      // A link never holds a line break.
      return [...(await readFile(noted, "utf8")).split("\n"), ...drafts.map(decodeURIComponent)].filter(
        Boolean,
      );
    },
    errors: async () => errors,
  };
}
