import { tooSmall, violationsOn } from "../../../tests/support/accessibility.ts";
import { expect, test } from "../../../tests/support/browser.ts";
import { expectIn, sendHelp } from "../../../tests/support/forms.ts";
import { allowPosition, PAGE_GEOCODER, PIN_STATUS, stubGeocoder } from "../../../tests/support/location.ts";
import { openHelp, watchOpenings } from "../../../tests/support/request.ts";
import { HELP_TYPED } from "../../../tests/support/typed.ts";

test("the browser asks for what is missing, but with a position, kept over a reload, not for the location; then the confirmation replaces the form, and nothing is sent or opened", async ({
  page,
  baseURL,
}) => {
  await allowPosition(page.context());
  const asked = await stubGeocoder(page, PAGE_GEOCODER);
  const { fields } = await openHelp(page);
  const openings = await watchOpenings(page);
  // The second name is an invisible character.
  for (const typed of [{}, { ...HELP_TYPED, name: "\u3164" }]) {
    await sendHelp(page, typed);
    await expect(fields.name).toBeFocused();
    await expect(fields.name).toHaveJSProperty("validity.valueMissing", true);
    await expect(fields.name).toHaveAttribute("aria-invalid", "false");
    // The browser's words are not on the page, and Firefox for Android has none.
    const usual = await fields.details.evaluate((field) => getComputedStyle(field).borderColor);
    await expect(fields.name).not.toHaveCSS("border-color", usual);
    await expect(page.getByText("Missing Information")).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Use my GPS location" }).click();
  await expect(page.getByText(PIN_STATUS)).toBeVisible();
  await page.reload();
  await expect(page.getByText(PIN_STATUS)).toBeVisible();
  await expect(fields.location).toHaveValue(HELP_TYPED.location);
  expect(asked).toEqual([PAGE_GEOCODER.url]);
  expect(await page.evaluate(tooSmall)).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
  await fields.location.fill("");
  const requests: string[] = [];
  page.on("request", (request) => request.resourceType() !== "script" && requests.push(request.url()));
  await sendHelp(page, { name: "Ana" });
  await expect(page.getByRole("heading", { name: "Request Received!" })).toBeFocused();
  await expect(page.locator("form")).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
  await expect(page).toHaveURL("/request-help");
  // Code may come at any time. Scripts of other hosts: src/request/ad-monitoring/.
  expect(requests.filter((url) => !url.startsWith(`${baseURL}/assets/`))).toEqual([]);
  expect(openings).toEqual([]);
  await openHelp(page);
  await expectIn(fields, {});
});
