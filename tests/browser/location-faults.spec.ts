import { expect, test } from "../support/browser.ts";
import { GPS_LINE, KELLER, openLocation, VARIANTS } from "../support/location.ts";
import {
  type Answer,
  allowPosition,
  fillRequest,
  HOME,
  PLACE_TEXT,
  stubGeocoder,
  TYPED,
  watchOpenings,
} from "../support/request.ts";

// Chromium logs every answer that is no success.
test.use({ expectedErrors: /^Not allowed to launch|^Failed to load/ });

/** Good words in all the fields that are read, so that only the fault makes them unusable. */
const GOOD = JSON.stringify({ ...KELLER.bigDataCloud, ...KELLER.nominatim });

const FAULTS: readonly (readonly [string, Answer])[] = [
  ["status 500", { status: 500, body: GOOD }],
  ["status 429", { status: 429, body: GOOD }],
  ["garbage", { body: GOOD.slice(0, 40) }],
  ["HTML", { body: "<!doctype html><title>Sign in to the Wi-Fi</title>", contentType: "text/html" }],
  ["nothing", { body: "" }],
  ["{}", { body: "{}" }],
  ["null", { body: "null" }],
  ["[]", { body: "[]" }],
  ["a text", { body: '"Keller"' }],
  [
    "wrong types",
    {
      body: '{"display_name":{"en":"Keller"},"locality":["Keller"],"principalSubdivision":true,"postcode":76248}',
    },
  ],
  [
    "empty strings",
    { body: '{"display_name":"","locality":"","principalSubdivision":"  ","postcode":"\\n"}' },
  ],
  ["offline", "offline"],
];

for (const { variant, host } of VARIANTS) {
  test(`${host} answers with anything else: the coordinates stand in the field, and are sent`, async ({
    page,
    context,
  }) => {
    await allowPosition(context);
    const openings = await watchOpenings(page);
    const { dialog, field, button, toasts } = await openLocation(page, variant);
    await fillRequest(dialog, { ...TYPED, location: "" });
    for (const [fault, answer] of FAULTS) {
      await test.step(fault, async () => {
        await field.fill("");
        const asked = await stubGeocoder(page, host, answer);
        await button.click();
        await expect.poll(() => asked.length).toBe(1);
        await expect(button).toHaveText("Use my GPS location");
        await expect(field).toHaveValue(PLACE_TEXT);
        await expect(dialog.locator("form").getByRole("alert")).toHaveText(variant.address === "/" ? [] : "");
        await expect(dialog.getByText("OpenStreetMap")).toHaveCount(0);
        if (variant === HOME) {
          await expect(toasts).toHaveText(`Location Found! Using: ${PLACE_TEXT}`);
          await toasts.getByRole("button", { name: "Dismiss" }).click();
        }
        await expect(toasts).toHaveText("");
        await page.unrouteAll();
      });
    }
    await dialog.getByRole("button", { name: "Send Request" }).click();
    await expect.poll(() => openings.length).toBeGreaterThan(0);
    const text = decodeURIComponent(openings[0]?.url ?? "");
    expect(text).toContain(`\nLocation: ${PLACE_TEXT}\n${GPS_LINE}\n`);
  });

  test(`${host} never answers: after its deadline the coordinates stay`, async ({ page, context }) => {
    await allowPosition(context);
    await stubGeocoder(page, host, "never");
    const { field, button, toasts } = await openLocation(page, variant);
    const gaveUp = page.waitForEvent("requestfailed", (request) => request.url().includes(host));
    const tapped = Date.now();
    await button.click();
    await expect(field).toHaveValue(PLACE_TEXT);
    await expect(button).toHaveText("Finding your location");
    expect((await gaveUp).failure()?.errorText).toBe("net::ERR_ABORTED");
    expect(Date.now() - tapped).toBeGreaterThan(3_500);
    await expect(button).toHaveText("Use my GPS location");
    await expect(field).toHaveValue(PLACE_TEXT);
    await expect(toasts).toHaveText(variant.address === "/" ? `Location Found! Using: ${PLACE_TEXT}` : "");
  });

  test(`${host} is still silent: the request is sent all the same`, async ({ page, context }) => {
    await allowPosition(context);
    await stubGeocoder(page, host, "never");
    const openings = await watchOpenings(page);
    const { dialog, field, button, toasts } = await openLocation(page, variant);
    await fillRequest(dialog, { ...TYPED, location: "" });
    const gaveUp = page.waitForEvent("requestfailed", (request) => request.url().includes(host));
    await button.click();
    await expect(field).toHaveValue(PLACE_TEXT);
    await dialog.getByRole("button", { name: "Send Request" }).click();
    await expect.poll(() => openings.length).toBeGreaterThan(0);
    expect(decodeURIComponent(openings[0]?.url ?? "")).toContain(`\nGPS: ${PLACE_TEXT} https://maps.google`);
    await expect(toasts.getByText("Request Sent!")).toBeVisible();
    expect((await gaveUp).failure()?.errorText).toBe("net::ERR_ABORTED");
    await page.getByRole("button", { name: variant.opener }).click();
    await expect(field).toHaveValue("");
    await expect(button).toBeEnabled();
  });
}
