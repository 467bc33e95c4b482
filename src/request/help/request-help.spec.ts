import { violationsOn } from "../../../tests/support/accessibility.ts";
import { expect, test } from "../../../tests/support/browser.ts";
import { expectIn, fillIn, sendHelp } from "../../../tests/support/forms.ts";
import { allowPosition, PAGE_GEOCODER, PIN_STATUS, stubGeocoder } from "../../../tests/support/location.ts";
import { openHelp, watchOpenings } from "../../../tests/support/request.ts";
import { HELP_TYPED } from "../../../tests/support/typed.ts";

test("the browser itself asks for what is missing, and with a position it does not ask for the location", async ({
  page,
}) => {
  await allowPosition(page.context());
  await stubGeocoder(page, PAGE_GEOCODER);
  const { fields } = await openHelp(page);
  // The second name is an invisible character.
  for (const typed of [{}, { ...HELP_TYPED, name: "\u3164" }]) {
    await sendHelp(page, typed);
    await expect(fields.name).toBeFocused();
    await expect(fields.name).toHaveJSProperty("validity.valueMissing", true);
    await expect(fields.name).toHaveAttribute("aria-invalid", "false");
    await expect(page.getByText("Missing Information")).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Use my GPS location" }).click();
  await expect(page.getByText(PIN_STATUS)).toBeVisible();
  await fields.location.fill("");
  await sendHelp(page, { name: "Ana" });
  await expect(page.getByText("Request Received!")).toBeVisible();
});

test("on submit, the confirmation replaces the form; nothing is sent or opened, and the next form is empty", async ({
  page,
  baseURL,
}) => {
  const { fields, send } = await openHelp(page);
  const openings = await watchOpenings(page);
  await fillIn(fields, HELP_TYPED);
  const requests: string[] = [];
  page.on("request", (request) => request.resourceType() !== "script" && requests.push(request.url()));
  await send.click();
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
