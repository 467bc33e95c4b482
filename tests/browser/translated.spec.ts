import type { Page } from "@playwright/test";
import { expect, SECOND_LAUNCH, test } from "../support/browser.ts";
import { WRITTEN } from "../support/contact.ts";
import { holdCode } from "../support/island-code.ts";
import { KELLER } from "../support/location.ts";
import {
  allowPosition,
  BIG_DATA_CLOUD,
  fillRequest,
  HOME,
  islandIsLive,
  NOMINATIM,
  PLACE_TEXT,
  SERVICE,
  stubGeocoder,
  TYPED,
  watchOpenings,
} from "../support/request.ts";
import { fillHelp, HELP_TYPED, helpButton } from "../support/request-help.ts";
import { putNodesBetweenFields, translate } from "../support/translator.ts";

/* Translators and extensions change a page before and after React takes it over. Nothing may come of it. */

test.use({ expectedErrors: SECOND_LAUNCH });

type Change = (page: Page) => Promise<void>;

/** What has changed the page by the time the form's code is there, and what changes it then. */
const CHANGES = {
  "translated before the code comes": { before: (page: Page) => translate(page, "start") },
  "translated once the code is there": { after: (page: Page) => translate(page, "now") },
  "with nodes between the fields": { before: putNodesBetweenFields },
  "with both": {
    before: async (page: Page) => {
      await translate(page, "start");
      await putNodesBetweenFields(page);
    },
  },
};

for (const [how, change] of Object.entries<{ before?: Change; after?: Change }>(CHANGES)) {
  const { before = async () => {}, after = async () => {} } = change;

  for (const { address, opener } of [HOME, SERVICE]) {
    test(`${how}: the request dialog of ${address} works, and keeps what is typed`, async ({
      page,
      context,
    }) => {
      await before(page);
      await allowPosition(context);
      await stubGeocoder(page, BIG_DATA_CLOUD, { body: JSON.stringify(KELLER.bigDataCloud) });
      await stubGeocoder(page, NOMINATIM, { body: JSON.stringify(KELLER.nominatim) });
      const letCodeCome = await holdCode(page);
      await page.goto(`${address}#services`);
      const openings = await watchOpenings(page);
      await page.getByRole("button", { name: opener }).click();
      const dialog = page.getByRole("dialog");
      const name = dialog.getByLabel("Your Name");
      await fillRequest(dialog, { service: TYPED.service, phone: TYPED.phone, details: TYPED.details });
      await name.pressSequentially("Ana Lpez");
      for (let letter = 0; letter < 3; letter += 1) await name.press("ArrowLeft");

      letCodeCome();
      await islandIsLive(page);
      await after(page);
      await expect(name).toBeFocused();
      await page.keyboard.type("ó");
      await expect(name).toHaveValue(TYPED.name);
      await expect(dialog.getByLabel("Phone Number")).toHaveValue(TYPED.phone);
      await expect(dialog.getByLabel("Additional Details")).toHaveValue(TYPED.details);

      const send = dialog.getByRole("button", { name: "Send Request" });
      await send.click();
      await expect(page.getByText("Missing Information")).toBeVisible();
      await expect(dialog.getByText("Enter where you are")).toBeVisible();
      const field = dialog.locator("#request-location");
      await expect(field).toBeFocused();
      const gps = dialog.getByRole("button", { name: /^(Use my GPS location|Finding your location)/ });
      for (let look = 0; look < 2; look += 1) {
        await gps.click();
        await expect(gps).toContainText("Use my GPS location");
        await expect(field).toHaveValue(/Keller/);
        await expect(field).toHaveAccessibleDescription(/within 50 feet, just now/);
      }
      await send.click();
      await expect.poll(() => openings.length).toBeGreaterThan(0);
      expect(decodeURIComponent(openings[0]?.url ?? "")).toMatch(
        new RegExp(`Service: Tire Change\nName: Ana López\n[^]*GPS: ${PLACE_TEXT}[^]*Left rear & no spare$`),
      );
      await expect(page.getByText("Request Sent!")).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    });
  }

  test(`${how}: the contact form works, and keeps what is typed`, async ({ page, context }) => {
    await before(page);
    await context.grantPermissions(["clipboard-write"]);
    const letCodeCome = await holdCode(page);
    await page.goto("/contact");
    const openings = await watchOpenings(page);
    const send = page.getByRole("button", { name: "Send Message" });
    await page.locator("#name").fill(WRITTEN.name);
    letCodeCome();
    await islandIsLive(page);
    await after(page);
    await expect(page.locator("#name")).toHaveValue(WRITTEN.name);
    await expect(page.locator("#name")).toBeFocused();
    await send.click();
    await expect(page.getByText("Enter your e-mail address.")).toBeVisible();
    await page.locator("#email").fill("not an address");
    await page.locator("#phone").fill(WRITTEN.phone);
    await page.locator("#message").fill(WRITTEN.message);
    await send.click();
    await expect(page.getByText("in the form name@domain.com")).toBeVisible();
    await page.locator("#email").fill(WRITTEN.email);
    await send.click();
    await expect(page.getByText("Message Sent!")).toBeVisible();
    expect(decodeURIComponent(openings[0]?.url ?? "")).toContain(`Name: ${WRITTEN.name}`);
    await page.getByRole("button", { name: "Copy the message" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    await expect(page.locator("#message")).toHaveValue("");
  });

  test(`${how}: /request-help works, and keeps what is typed`, async ({ page }) => {
    await before(page);
    const letCodeCome = await holdCode(page);
    await page.goto("/request-help");
    await page.locator("#location").fill(HELP_TYPED.location);
    letCodeCome();
    await islandIsLive(page);
    await after(page);
    await expect(page.locator("#location")).toHaveValue(HELP_TYPED.location);
    await expect(page.locator("#location")).toBeFocused();
    await fillHelp(page);
    await helpButton(page).click();
    await expect(page.getByText("Request Received!")).toBeVisible();
    const text = page.getByRole("link", { name: "Text this request" });
    expect(decodeURIComponent((await text.getAttribute("href")) ?? "")).toContain(
      "Service: Jump Start/Battery\nName: Ana López",
    );
  });

  test(`${how}: what was tapped before the code is done when it comes`, async ({ page }) => {
    await before(page);
    const letCodeCome = await holdCode(page);
    await page.goto(SERVICE.address);
    const openings = await watchOpenings(page);
    await page.getByRole("button", { name: SERVICE.opener }).click();
    const dialog = page.getByRole("dialog");
    await fillRequest(dialog, { ...TYPED, location: "" });
    await dialog.locator("#request-location").fill(TYPED.location);
    await dialog.getByRole("button", { name: "Send Request" }).click();
    letCodeCome();
    await expect(page.getByText("Request Sent!")).toBeVisible();
    expect(openings.map(({ url }) => url.split(":")[0])).toEqual(["sms", "mailto"]);
    await after(page);
  });
}
