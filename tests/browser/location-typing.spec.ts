import type { BrowserContext, Page } from "@playwright/test";
import { expect, SECOND_LAUNCH, stopClock, test } from "../support/browser.ts";
import { openLocation, VARIANTS } from "../support/location.ts";
import {
  allowPosition,
  fillRequest,
  openDialog,
  PLACE,
  PLACE_TEXT,
  stubGeocoder,
  TYPED,
  watchOpenings,
} from "../support/request.ts";

/* Who types a location is not disturbed by what a device or a geocoder tells, nor misled by what they told long ago. */

test.use({ expectedErrors: SECOND_LAUNCH });

const HALF_AN_HOUR = 30 * 60_000;

for (const { variant, host, answer, words } of VARIANTS) {
  test.describe(`the location on ${variant.address}`, () => {
    /** The coordinates stand in the field, and the geocoder is being asked. */
    const openNaming = async (page: Page, context: BrowserContext) => {
      await allowPosition(context);
      let letAnswer = () => {};
      const mayAnswer = new Promise<void>((resolve) => {
        letAnswer = resolve;
      });
      await page.route(`https://${host}/**`, async (route) => {
        await mayAnswer;
        await route.fulfill({ ...answer, headers: { "Access-Control-Allow-Origin": "*" } }).catch(() => {});
      });
      const location = await openLocation(page, variant);
      await location.button.click();
      await expect(location.field).toHaveValue(PLACE_TEXT);
      return { ...location, letAnswer };
    };

    test("words do not split what is being typed around the coordinates", async ({ page, context }) => {
      const { field, button, letAnswer } = await openNaming(page, context);
      await field.press("Home");
      await field.pressSequentially("Exit 52");
      letAnswer();
      await expect(button).toBeEnabled();
      await page.keyboard.type(" north, ");
      await expect(field).toHaveValue(`Exit 52 north, ${PLACE_TEXT}`);
    });

    test("words leave the caret where it is", async ({ page, context }) => {
      const { field, letAnswer } = await openNaming(page, context);
      await field.press("Home");
      letAnswer();
      await expect(field).toHaveValue(words);
      await page.keyboard.type("At ");
      await expect(field).toHaveValue(`At ${words}`);
    });

    test("written over while a name is asked for, nothing is found or filled in", async ({
      page,
      context,
    }) => {
      const { dialog, field, button, toasts, letAnswer } = await openNaming(page, context);
      await field.fill("Shell on Main Street");
      await expect(button).toBeEnabled();
      letAnswer();
      await fillRequest(dialog, { ...TYPED, location: "" });
      await expect(field).toHaveValue("Shell on Main Street");
      await expect(toasts.getByText("Location Found")).toHaveCount(0);
      await expect(dialog.getByText("Location filled in")).toHaveCount(0);
      const openings = await watchOpenings(page);
      await dialog.getByRole("button", { name: "Send Request" }).click();
      await expect.poll(() => openings.length).toBeGreaterThan(0);
      expect(openings[0]?.url).not.toContain("GPS");
    });

    test("a place older than half an hour is taken out of a page left open, and is not sent", async ({
      page,
      context,
    }) => {
      await allowPosition(context);
      await stubGeocoder(page, host, answer);
      await stopClock(page);
      const { dialog, field, button } = await openLocation(page, variant);
      await field.fill(TYPED.location);
      await button.click();
      await expect(field).toHaveValue(`${TYPED.location}; ${words}`);
      await page.clock.runFor(HALF_AN_HOUR + 1000);
      await expect(field).toHaveValue(TYPED.location);
      await expect(field).toHaveAccessibleDescription("");
      const openings = await watchOpenings(page);
      await fillRequest(dialog, { ...TYPED, location: "" });
      await dialog.getByRole("button", { name: "Send Request" }).click();
      await expect.poll(() => openings.length).toBeGreaterThan(0);
      const text = decodeURIComponent(openings[0]?.url ?? "");
      expect(text).toContain(`\nLocation: ${TYPED.location}\n`);
      expect(text).not.toContain("GPS");
    });

    test("such a place does not come back with a reload, either", async ({ page, context }) => {
      await allowPosition(context);
      await stubGeocoder(page, host, answer);
      const { field, button } = await openLocation(page, variant);
      await button.click();
      await expect(field).toHaveValue(words);
      await page.evaluate((age) => {
        sessionStorage.setItem("place.foundAt", String(Date.now() - age));
      }, HALF_AN_HOUR + 1000);
      await page.reload();
      await openDialog(page, variant.opener);
      await expect(field).toHaveValue("");
      await expect(field).toHaveAccessibleDescription("");
    });

    for (const accuracy of [1e9, 200_000]) {
      test(`an accuracy of ${accuracy} meters is not shown`, async ({ page, context }) => {
        await allowPosition(context, { ...PLACE, accuracy });
        await stubGeocoder(page, host, answer);
        const { field, button } = await openLocation(page, variant);
        await button.click();
        await expect(field).toHaveValue(words);
        await expect(field).toHaveAccessibleDescription(/^GPS position: just now\./);
      });
    }
  });
}
