import { business } from "../../src/business/current.ts";
import { expect, test, violationsOn } from "../support/browser.ts";
import { mailWith, smsWith } from "../support/links.ts";
import { islandIsLive, watchOpenings } from "../support/request.ts";
import { fillHelp, HELP_LINES, HELP_TYPED, helpButton, helpFields } from "../support/request-help.ts";

const { hotline, email } = business;

for (const [what, typed, first] of [
  ["nothing at all", {}, "name"],
  ["no phone number", { ...HELP_TYPED, phone: "" }, "phone"],
  ["no location", { ...HELP_TYPED, location: "" }, "location"],
] as const) {
  test(`with ${what} the browser itself asks for it, and no toast does`, async ({ page }) => {
    await page.goto("/request-help");
    const openings = await watchOpenings(page);
    await fillHelp(page, typed);
    await helpButton(page).hover();
    await islandIsLive(page);
    await helpButton(page).click();
    const field = helpFields(page)[first];
    await expect(field).toBeFocused();
    await expect(field).toHaveJSProperty("validity.valueMissing", true);
    await expect(field).not.toHaveAttribute("aria-invalid");
    await expect(page.getByRole("region", { name: "Notifications" })).toHaveText("");
    await expect(page.getByText("Request Received!")).toHaveCount(0);
    expect(openings).toEqual([]);
  });
}

test("a request is received: the confirmation takes the form's place, and the focus", async ({ page }) => {
  await page.goto("/request-help");
  const openings = await watchOpenings(page);
  await fillHelp(page);
  await islandIsLive(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await helpButton(page).click();

  const heading = page.getByRole("heading", { name: "Request Received!" });
  await expect(heading).toBeFocused();
  await expect(page.locator("form")).toHaveCount(0);
  const confirmation = page.getByRole("status").filter({ has: heading });
  await expect(confirmation).toContainText(/^Request Received!Call dispatch now/);
  await expect(confirmation.getByRole("link")).toHaveText([
    `Call ${hotline.display}`,
    "Text this request",
    "E-mail this request",
  ]);
  await expect(confirmation.getByRole("link", { name: "Call" })).toHaveAttribute(
    "href",
    `tel:${hotline.e164}`,
  );
  await expect(confirmation.getByRole("link", { name: "Text" })).toHaveAttribute(
    "href",
    smsWith(hotline.e164, HELP_LINES),
  );
  await expect(confirmation.getByRole("link", { name: "E-mail" })).toHaveAttribute(
    "href",
    mailWith(email, "Service Request - Jump Start/Battery", HELP_LINES),
  );
  await expect(confirmation.getByRole("button")).toHaveText([/^It went$/, /^Copy the request$/]);
  expect(await violationsOn(page)).toEqual([]);
  await expect(page).toHaveURL("/request-help");
  // On a computer, the site's own code for a QR code.
  expect(requests.filter((url) => !/\/assets\/qr-code-[^/]*$/.test(url))).toEqual([]);
  expect(openings).toEqual([]);
});

test("the confirmation's links open the text app and the mail draft", async ({ page }) => {
  await page.goto("/request-help");
  const openings = await watchOpenings(page);
  await fillHelp(page);
  await helpButton(page).click();
  await page.getByRole("link", { name: "Text this request" }).click();
  await expect.poll(() => openings.map(({ url }) => url)).toEqual([smsWith(hotline.e164, HELP_LINES)]);
  await page.getByRole("link", { name: "E-mail this request" }).click();
  await expect.poll(() => openings.map(({ url }) => url.split(":")[0])).toEqual(["sms", "mailto"]);
});

test("service and description may be left out, and then have no line", async ({ page }) => {
  await page.goto("/request-help");
  await fillHelp(page, { ...HELP_TYPED, service: "", description: "" });
  await helpButton(page).click();
  const lines = HELP_LINES.slice(1, 4);
  await expect(page.getByRole("link", { name: "Text this request" })).toHaveAttribute(
    "href",
    smsWith(hotline.e164, lines),
  );
  await expect(page.getByRole("link", { name: "E-mail this request" })).toHaveAttribute(
    "href",
    mailWith(email, "Service Request", lines),
  );
});

test("every service is named by its label", async ({ page }) => {
  for (const [value, label] of [
    ["tire", "Tire Services"],
    ["lockout", "Auto Lockout"],
    ["jumpstart", "Jump Start/Battery"],
    ["mechanic", "Mobile Mechanic"],
    ["other", "Other"],
  ] as const) {
    await page.goto("/request-help");
    await fillHelp(page, { ...HELP_TYPED, service: value });
    await helpButton(page).click();
    const lines = [`Service: ${label}`, ...HELP_LINES.slice(1)];
    await expect(page.getByRole("link", { name: "Text this request" })).toHaveAttribute(
      "href",
      smsWith(hotline.e164, lines),
    );
  }
});

test("what is typed outlives a reload, until it is submitted", async ({ page }) => {
  await page.goto("/request-help");
  await helpButton(page).hover();
  await islandIsLive(page);
  await fillHelp(page);
  await page.reload();
  await helpButton(page).hover();
  const fields = helpFields(page);
  for (const key of ["name", "phone", "service", "location", "description"] as const) {
    await expect(fields[key]).toHaveValue(HELP_TYPED[key]);
  }

  await helpButton(page).click();
  await expect(page.getByText("Request Received!")).toBeVisible();
  await page.reload();
  await helpButton(page).hover();
  await islandIsLive(page);
  for (const field of Object.values(fields)) await expect(field).toHaveValue("");
});

test("a name that nobody can see is none", async ({ page }) => {
  await page.goto("/request-help");
  await fillHelp(page, { ...HELP_TYPED, name: "\u3164" });
  await helpButton(page).click();
  await expect(helpFields(page).name).toBeFocused();
  await expect(helpFields(page).name).toHaveValue("");
  await expect(page.getByText("Request Received!")).toHaveCount(0);
});

test("10,000 characters are cut and marked in both links, and nothing else is", async ({ page }) => {
  await page.goto("/request-help");
  await fillHelp(page, { ...HELP_TYPED, description: "Smoke! ".repeat(1430) });
  await helpButton(page).click();
  const cut =
    /Name: Ana López\r?\nPhone: .+\r?\nLocation: Keller Pointe, lot B & C\r?\nDetails: (Smoke! )+.{0,6}…$/;
  const sms = (await page.getByRole("link", { name: "Text this request" }).getAttribute("href")) ?? "";
  expect(decodeURIComponent(sms)).toMatch(cut);
  const mail = (await page.getByRole("link", { name: "E-mail this request" }).getAttribute("href")) ?? "";
  expect(decodeURIComponent(mail)).toMatch(cut);
  expect(mail.length).toBeLessThanOrEqual(1_800);
});
