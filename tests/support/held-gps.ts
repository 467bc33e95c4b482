import type { Page } from "@playwright/test";
import { allowPrompt, HOME_GEOCODER, PAGE_GEOCODER, promptsDriver, stubGeocoder } from "./location.ts";
import { HOME, openHelp, openRequest, SERVICE } from "./request.ts";

/* The forms with a GPS button, on a device that answers when a test says so. */

/** Has the device answer when `answerGps` is called. Call it before the page is opened. */
export async function holdGps(page: Page): Promise<void> {
  await promptsDriver(page);
  for (const geocoder of [HOME_GEOCODER, PAGE_GEOCODER]) await stubGeocoder(page, geocoder);
}

/** Has the device find the place, or fail with a code of GeolocationPositionError. */
export async function answerGps(page: Page, answer: "found" | 1 | 2 | 3): Promise<void> {
  if (answer === "found") await allowPrompt(page);
  else await page.evaluate((code) => device.answer({ code }), answer);
}

/** The forms with a GPS button, and how to open them. */
export const LOCATED = {
  "the home page’s dialog": async (page: Page) => void (await openRequest(page, HOME)),
  "a city’s dialog": async (page: Page) => void (await openRequest(page, SERVICE)),
  "/request-help": async (page: Page) => void (await openHelp(page)),
};

export const gpsButton = (page: Page) => page.locator("#request-gps");
export const line = (page: Page) => page.locator(".location-line");

/**
 * Scrolls until the GPS button is at the lowest place where it is whole. A bar that comes or goes because of that, some
 * frames later, counts, too.
 */
export async function scrollToLowestPlace(page: Page): Promise<void> {
  await gpsButton(page).evaluate(async (button) => {
    const body = button.closest(".dialog-body") ?? document.documentElement;
    const lowest = () => {
      const tops = [...document.querySelectorAll("dialog[open] .dialog-actions, .floating")]
        .filter((cover) => cover.checkVisibility({ visibilityProperty: true }))
        .map((cover) => cover.getBoundingClientRect())
        // Bars at the side of the page cover nothing of the form.
        .map(({ left, top }) => (left < innerWidth / 2 ? top : innerHeight));
      return Math.min(innerHeight, ...tops) - 1;
    };
    const frame = () => new Promise(requestAnimationFrame);
    let earlier: number;
    do {
      earlier = body.scrollTop;
      body.scrollBy({ top: button.getBoundingClientRect().bottom - lowest(), behavior: "instant" });
      // Its observer is asked after the next frame's callbacks, and answers in a task.
      for (let frames = 0; frames < 3; frames += 1) await frame();
    } while (body.scrollTop !== earlier);
  });
}

/** Forgets what was typed and found. A page with a form would store it once more when it is left. */
export async function forget(page: Page): Promise<void> {
  await page.goto("/terms");
  await page.evaluate(() => sessionStorage.clear());
}
