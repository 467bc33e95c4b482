import type { BrowserContext, Page } from "@playwright/test";
import { expect, stopClock, test, violationsOn } from "../support/browser.ts";
import { answerPrompt, promptsDriver } from "../support/device-location.ts";
import { GPS_LINE, openLocation, PIN_HELP, VARIANTS } from "../support/location.ts";
import {
  allowPosition,
  fillRequest,
  NOMINATIM,
  openDialog,
  PLACE,
  PLACE_TEXT,
  stubGeocoder,
  TYPED,
  watchOpenings,
} from "../support/request.ts";

test.use({ expectedErrors: /^Not allowed to launch 'mailto:|ERR_INTERNET_DISCONNECTED/ });

for (const { variant, host, answer, words } of VARIANTS) {
  test.describe(`looking for the device on ${variant.address}`, () => {
    test("asks for high accuracy, 10 seconds and at most 5 minutes old; meanwhile the button spins", async ({
      page,
    }) => {
      await promptsDriver(page);
      const asked = await stubGeocoder(page, host, answer);
      const { dialog, field, button } = await openLocation(page, variant);
      await button.click();
      await expect(button).toHaveText("Finding your location");
      await expect(button).toBeDisabled();
      await expect(button).toHaveAttribute("aria-busy", "true");
      await expect(dialog.locator("form").getByRole("status")).toHaveText("Looking for your position");
      const options = await page.locator("html").getAttribute("data-asked-for");
      expect(JSON.parse(options ?? "")).toEqual({
        enableHighAccuracy: true,
        timeout: 10_000,
        maximumAge: 300_000,
      });
      expect(await violationsOn(page)).toEqual([]);
      expect(asked).toEqual([]);

      await answerPrompt(page, "allow");
      await expect(field).toHaveValue(words);
      await expect(button).toHaveText("Use my GPS location");
      await expect(button).toBeEnabled();
      await expect(button).not.toHaveAttribute("aria-busy");
    });

    test("gives up a prompt that nobody answers after 30 seconds", async ({ page }) => {
      await promptsDriver(page);
      await stopClock(page);
      const { dialog, field, button, toasts } = await openLocation(page, variant);
      await button.click();
      await page.clock.runFor(25_000);
      await expect(button).toHaveText("Finding your location");
      await page.clock.runFor(5_000);
      await expect(button).toBeEnabled();
      const place = variant.address === "/" ? toasts.getByRole("alert") : dialog.locator("form");
      await expect(place.getByText("Location request timed out.", { exact: true })).toBeVisible();

      await answerPrompt(page, "allow");
      await expect(field).toHaveValue("");
      await expect(button).toHaveText("Use my GPS location");
    });

    test("keeps what was typed, and a second place replaces the first", async ({ page, context }) => {
      await allowPosition(context);
      await stubGeocoder(page, host, "offline");
      const { field, button } = await openLocation(page, variant);
      await field.fill(TYPED.location);
      await button.click();
      await expect(button).toBeEnabled();
      await expect(field).toHaveValue(`${TYPED.location}; ${PLACE_TEXT}`);

      await stubGeocoder(page, host, answer);
      await button.click();
      await expect(field).toHaveValue(`${TYPED.location}; ${words}`);
    });

    test("leaves alone what the driver types while the geocoder is asked", async ({ page, context }) => {
      await allowPosition(context);
      let mayAnswer = () => {};
      const driverIsDone = new Promise<void>((resolve) => {
        mayAnswer = resolve;
      });
      await page.route(`https://${host}/**`, async (route) => {
        await driverIsDone;
        await route.fulfill({ ...answer, headers: { "Access-Control-Allow-Origin": "*" } });
      });
      const { dialog, field, button } = await openLocation(page, variant);
      await button.click();
      await expect(field).toHaveValue(PLACE_TEXT);
      await field.fill("Shell on Main Street");
      mayAnswer();
      await expect(button).toBeEnabled();
      await expect(field).toHaveValue("Shell on Main Street");
      await expect(dialog.getByText("OpenStreetMap")).toHaveCount(0);
    });

    /** A request filled in, with the place that the device has told. */
    const findPlace = async (page: Page, context: BrowserContext) => {
      await allowPosition(context);
      await stubGeocoder(page, host, answer);
      const openings = await watchOpenings(page);
      const location = await openLocation(page, variant);
      await fillRequest(location.dialog, { ...TYPED, location: "" });
      await location.button.click();
      await expect(location.field).toHaveValue(words);
      return { ...location, openings };
    };

    test("the place found outlives a reload, and a second one replaces it", async ({ page, context }) => {
      const { dialog, field, button, openings } = await findPlace(page, context);

      await page.reload();
      await openDialog(page, variant.opener);
      await expect(field).toHaveValue(words);
      await expect(field).toHaveAccessibleDescription(PIN_HELP);
      await expect(dialog.getByText("OpenStreetMap")).toHaveCount(host === NOMINATIM ? 1 : 0);
      await stubGeocoder(page, host, "offline");
      await button.click();
      await expect(field).toHaveValue(PLACE_TEXT);
      await dialog.getByRole("button", { name: "Send Request" }).click();
      await expect.poll(() => openings.length).toBeGreaterThan(0);
      expect(decodeURIComponent(openings[0]?.url ?? "")).toContain(
        `\nLocation: ${PLACE_TEXT}\n${GPS_LINE}\n`,
      );

      await expect(page.getByText("Request Sent!")).toBeVisible();
      await page.reload();
      await openDialog(page, variant.opener);
      await expect(field).toHaveAccessibleDescription("");
    });

    test("a place that the driver writes over goes no longer along; one that is added to does", async ({
      page,
      context,
    }) => {
      const { dialog, field, openings } = await findPlace(page, context);
      await field.press("End");
      await field.pressSequentially(", behind the Shell");
      await expect(field).toHaveAccessibleDescription(PIN_HELP);

      await field.fill(TYPED.location);
      await expect(field).toHaveAccessibleDescription("");
      await page.reload();
      await openDialog(page, variant.opener);
      await dialog.getByRole("button", { name: "Send Request" }).click();
      await expect.poll(() => openings.length).toBeGreaterThan(0);
      const text = decodeURIComponent(openings[0]?.url ?? "");
      expect(text).toContain(`\nLocation: ${TYPED.location}\n`);
      expect(text).not.toContain("GPS:");
    });

    test("says nothing of its precision where the device does not", async ({ page, context }) => {
      await allowPosition(context, { ...PLACE, accuracy: 0 });
      await stubGeocoder(page, host, answer);
      const { field, button } = await openLocation(page, variant);
      await button.click();
      await expect(field).toHaveValue(words);
      await expect(field).toHaveAccessibleDescription(/^GPS position: just now\./);
    });

    for (const [how, answerSecond] of [
      ["is under way", async () => {}],
      ["has failed", (page: Page) => answerPrompt(page, "refuse")],
    ] as const) {
      test(`while a second look ${how}, the first place still counts`, async ({ page }) => {
        await promptsDriver(page);
        await stubGeocoder(page, host, answer);
        const openings = await watchOpenings(page);
        const { dialog, field, button } = await openLocation(page, variant);
        await fillRequest(dialog, { ...TYPED, location: "" });
        await button.click();
        await answerPrompt(page, "allow");
        await expect(field).toHaveValue(words);
        await expect(button).toBeEnabled();

        await button.click();
        await expect(button).toBeDisabled();
        await answerSecond(page);
        await expect(field).toHaveAccessibleDescription(PIN_HELP);
        await dialog.getByRole("button", { name: "Send Request" }).click();
        await expect.poll(() => openings.length).toBeGreaterThan(0);
        expect(decodeURIComponent(openings[0]?.url ?? "")).toContain(`\nLocation: ${words}\n${GPS_LINE}\n`);
      });
    }
  });
}
