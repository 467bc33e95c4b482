import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

const READER = createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js");

interface Reader {
  start(options: { container: Element }): Promise<void>;
  spokenPhraseLog(): Promise<string[]>;
}

/**
 * Has the page read aloud as a screen reader does that goes by the ARIA standards: what gets the focus, and what live
 * regions announce.
 * @returns a function that does something, and waits until just these phrases have been heard since the last.
 */
export async function startScreenReader(page: Page) {
  await page.route("**/screen-reader.js", (route) =>
    route.fulfill({ body: readFileSync(READER), contentType: "text/javascript" }),
  );
  const reader = await page.evaluateHandle<Reader>(
    "import('/screen-reader.js').then(({ virtual }) => virtual)",
  );
  await reader.evaluate((reader) => reader.start({ container: document.body }));
  const log = () => reader.evaluate((reader) => reader.spokenPhraseLog());
  let said = await log();
  return async (action: () => Promise<unknown>, phrases: (string | RegExp)[]): Promise<void> => {
    const before = said.length;
    await action();
    const expected = phrases.map((phrase) =>
      phrase instanceof RegExp ? expect.stringMatching(phrase) : phrase,
    );
    const news = async () => {
      said = await log();
      // An emptied region is told as an empty phrase, which nobody hears.
      return said.slice(before).filter((phrase) => !phrase.endsWith(": "));
    };
    await expect.poll(news).toEqual(expected);
  };
}
