import type { Page } from "@playwright/test";
import { PLACE } from "./location.ts";

/*
 * How the device answers when a page asks where it is. What Chromium can do itself, it does; for the rest
 * its Geolocation is replaced, never anything of the page's own. To be called before the page is opened.
 */

/** Chromium as it comes: nobody has allowed anything, and there is nobody to ask. */
export async function refusesPosition(_page: Page): Promise<void> {}

/** Allowed, and there is no signal. */
export async function hasNoPosition(page: Page): Promise<void> {
  await page.context().grantPermissions(["geolocation"]);
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setGeolocationOverride");
}

/** Asks the driver, and waits for `answerPrompt`. */
export async function promptsDriver(page: Page): Promise<void> {
  await page.addInitScript((coords) => {
    Geolocation.prototype.getCurrentPosition = (found, failed) => {
      const position = { coords, timestamp: Date.now() } as GeolocationPosition;
      const refusal = { code: 1, message: "" } as GeolocationPositionError;
      addEventListener("test:allow", () => found(position), { once: true });
      addEventListener("test:refuse", () => failed?.(refusal), { once: true });
    };
  }, PLACE);
}

/** What the driver answers under `promptsDriver`. */
export async function answerPrompt(page: Page, answer: "allow" | "refuse"): Promise<void> {
  await page.evaluate((type) => dispatchEvent(new Event(type)), `test:${answer}`);
}
