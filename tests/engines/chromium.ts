import { chromium } from "@playwright/test";
import { afterAll, onTestFinished, vi } from "vitest";
import { isThere, unexpected, watchErrors } from "../support/browser.ts";
import { PLACE } from "../support/location.ts";
import { watchOpenings } from "../support/request.ts";
import { ensureChromium, NO_LAUNCHES } from "../support/system/chromium.ts";
import { answerAsDevice, type Browser, KEYS, type PHONE } from "./tab.ts";

/** Playwright's names of the keys. */
const NAMES: Readonly<Record<string, string>> = {
  [KEYS.enter]: "Enter",
  [KEYS.escape]: "Escape",
  [KEYS.tab]: "Tab",
};

/** One browser for all journeys of a file; each has a profile of its own. */
let launched: ReturnType<typeof chromium.launch> | undefined;

/** Chromium, through Playwright. */
export async function startChromium(origin: string, screen: typeof PHONE): Promise<Browser> {
  launched ??= chromium.launch({
    executablePath: ensureChromium(),
    env: NO_LAUNCHES,
    // With no proxy there, nothing leaves this computer.
    proxy: { server: "http://127.0.0.1:1", bypass: "127.0.0.1" },
    // Playwright switches the back/forward cache off, since it knows nothing of pages that come back.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const context = await (await launched).newContext({ viewport: screen, permissions: ["clipboard-write"] });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const errors = await watchErrors(page);
  const openings = await watchOpenings(page);
  return {
    async open(address) {
      await page.goto(origin + address);
      await vi.waitUntil(() => page.evaluate(isThere), { timeout: 30_000 });
    },
    read: (look, ...args) => page.evaluate(`(${look})(...${JSON.stringify(args)})`),
    tapAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => (text in NAMES ? page.keyboard.press(NAMES[text] ?? "") : page.keyboard.type(text)),
    allowGps: (place = PLACE) => page.evaluate(answerAsDevice, place),
    openings: async () => openings.map(({ url }) => url),
    errors: async () => unexpected(errors, /^$/),
  };
}

afterAll(async () => (await launched)?.close());
