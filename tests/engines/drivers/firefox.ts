import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import puppeteer from "puppeteer-core";
import { freePort } from "../../../scripts/servers.ts";
import type { Engine } from "../engine.ts";
import { openFirefoxTab } from "./firefox-tab.ts";

/** Firefox ESR, through WebDriver BiDi, which it speaks without a driver program. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), "firefox-"));
  const launches = await noteLaunches(profile);
  const [host, nobody] = ["127.0.0.1", await freePort()];
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    userDataDir: profile,
    extraPrefsFirefox: {
      "network.protocol-handler.external.sms": true,
      "network.protocol-handler.external.tel": true,
      "security.external_protocol_requires_permission": false,
      // As on a phone, the scrollbar takes no room.
      "ui.useOverlayScrollbars": 1,
      // Nothing leaves this computer: no proxy listens there, and 127.0.0.1 is asked directly.
      "network.proxy.type": 1,
      "network.proxy.http": host,
      "network.proxy.http_port": nobody,
      "network.proxy.ssl": host,
      "network.proxy.ssl_port": nobody,
    },
  });
  return {
    prepare: (files) => files,
    newTab: async (origin) => openFirefoxTab(await browser.createBrowserContext(), launches, origin),
    stop: async () => {
      await browser.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Firefox's own setting "always open such links with this program". */
const OPEN_WITH = 2;

/** Has Firefox start a program for links to outside programs that notes them. @returns what tells them, oldest first. */
async function noteLaunches(profile: string): Promise<() => Promise<string[]>> {
  const program = path.join(profile, "note-link");
  const launches = path.join(profile, "launches.txt");
  await writeFile(program, `#!/bin/sh\necho "$1" >> '${launches}'\n`, { mode: 0o755 });
  const handler = { action: OPEN_WITH, ask: false, handlers: [{ name: "note-link", path: program }] };
  const schemes = { sms: handler, tel: handler, mailto: handler };
  const handlers = { defaultHandlersVersion: {}, mimeTypes: {}, schemes };
  await writeFile(path.join(profile, "handlers.json"), JSON.stringify(handlers));
  return async () => {
    if (!existsSync(launches)) return [];
    // A link never holds a line break.
    return (await readFile(launches, "utf8")).trimEnd().split("\n");
  };
}
