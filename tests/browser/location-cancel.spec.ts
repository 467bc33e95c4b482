import { expect, test } from "../support/browser.ts";
import { answerPrompt, promptsDriver } from "../support/device-location.ts";
import { openLocation, PIN_HELP, VARIANTS } from "../support/location.ts";
import { allowPosition, PLACE_TEXT, stubGeocoder } from "../support/request.ts";

for (const { variant, host, answer, words } of VARIANTS) {
  test.describe(`closing the dialog of ${variant.address}`, () => {
    test("before the device answers ends the look", async ({ page }) => {
      await promptsDriver(page);
      const asked = await stubGeocoder(page, host, answer);
      const { dialog, field, button, toasts } = await openLocation(page, variant);
      await button.click();
      await expect(button).toBeDisabled();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(page.locator("[aria-busy]")).toHaveCount(0);
      await answerPrompt(page, "allow");

      await page.getByRole("button", { name: variant.opener }).click();
      await expect(button).toBeEnabled();
      await expect(field).toHaveValue("");
      await expect(toasts).toHaveText("");
      expect(asked).toEqual([]);

      await button.click();
      await answerPrompt(page, "allow");
      await expect(field).toHaveValue(words);
      expect(asked).toHaveLength(1);
    });

    test("before the geocoder answers cancels its request, and writes nothing", async ({ page, context }) => {
      await allowPosition(context);
      await stubGeocoder(page, host, "never");
      const { dialog, field, button, toasts } = await openLocation(page, variant);
      await button.click();
      await expect(field).toHaveValue(PLACE_TEXT);
      const cancelled = page.waitForEvent("requestfailed");
      await dialog.getByRole("button", { name: "Close" }).click();
      expect((await cancelled).failure()?.errorText).toBe("net::ERR_ABORTED");

      await page.getByRole("button", { name: variant.opener }).click();
      await expect(button).toBeEnabled();
      await expect(field).toHaveValue(PLACE_TEXT);
      await expect(field).toHaveAccessibleDescription(PIN_HELP);
      await expect(toasts).toHaveText("");
      await expect(dialog.getByText("OpenStreetMap")).toHaveCount(0);
    });
  });
}
