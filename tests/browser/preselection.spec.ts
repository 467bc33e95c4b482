import { expect, SECOND_LAUNCH, test } from "../support/browser.ts";
import { holdCode, ISLAND_CODE } from "../support/island-code.ts";
import { fillRequest, islandIsLive, openDialog, TYPED, watchOpenings } from "../support/request.ts";
import { putNodesBetweenFields, translate } from "../support/translator.ts";

/* The page of a service has that service chosen in its dialog, until the driver chooses another. */

const LOCKOUT = "/lockouts";
const FLAT_TIRE = "/flat-tire-change";
const OPENER = "Request Help";

test("each page has its own service chosen, as long as the driver has chosen none", async ({ page }) => {
  await page.goto(LOCKOUT);
  const dialog = await openDialog(page, OPENER);
  const service = dialog.getByLabel("Service Needed");
  await expect(service).toHaveValue("Lockout Service");
  await fillRequest(dialog, { name: TYPED.name });

  await page.goto(FLAT_TIRE);
  await openDialog(page, OPENER);
  await expect(dialog.getByLabel("Your Name")).toHaveValue(TYPED.name);
  await expect(service).toHaveValue("Tire Change");

  await page.goto("/dallas");
  await openDialog(page, OPENER);
  await expect(dialog.getByLabel("Your Name")).toHaveValue(TYPED.name);
  await expect(service).toHaveValue("");
});

test("what the driver has chosen wins on other pages and after a reload", async ({ page }) => {
  await page.goto(LOCKOUT);
  const dialog = await openDialog(page, OPENER);
  const service = dialog.getByLabel("Service Needed");
  await service.selectOption("Other");

  await page.goto(FLAT_TIRE);
  await openDialog(page, OPENER);
  await expect(service).toHaveValue("Other");
  // The page's own choice is the driver's, too, once chosen.
  await service.selectOption("Tire Change");
  await page.goto(LOCKOUT);
  await openDialog(page, OPENER);
  await expect(service).toHaveValue("Tire Change");
  await page.reload();
  await openDialog(page, OPENER);
  await expect(service).toHaveValue("Tire Change");
});

test("what is chosen before the code comes wins over what was chosen on another page", async ({ page }) => {
  await page.goto(FLAT_TIRE);
  const dialog = await openDialog(page, OPENER);
  await dialog.getByLabel("Service Needed").selectOption("Other");

  const letCodeCome = await holdCode(page);
  await page.goto(LOCKOUT);
  await page.getByRole("button", { name: OPENER }).click();
  await expect(dialog.getByLabel("Service Needed")).toHaveValue("Lockout Service");
  await dialog.getByLabel("Service Needed").selectOption("Jump Start");
  letCodeCome();
  await islandIsLive(page);
  await expect(dialog.getByLabel("Service Needed")).toHaveValue("Jump Start");
});

test("a kept choice that there is none of leaves the page's own", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem("request.service", "Towing"));
  await page.goto(LOCKOUT);
  const dialog = await openDialog(page, OPENER);
  await expect(dialog.getByLabel("Service Needed")).toHaveValue("Lockout Service");
});

test.describe("when a request is sent", () => {
  test.use({ expectedErrors: SECOND_LAUNCH });

  test("it goes with the page's service, and then every field is empty", async ({ page }) => {
    await page.goto(LOCKOUT);
    const openings = await watchOpenings(page);
    const dialog = await openDialog(page, OPENER);
    await fillRequest(dialog, { ...TYPED, service: "" });
    await dialog.getByRole("button", { name: "Send Request" }).click();
    await expect(page.getByText("Request Sent!")).toBeVisible();
    expect(decodeURIComponent(openings[0]?.url ?? "")).toContain("body=Service: Lockout Service\nName: Ana");
    await expect(dialog).toBeHidden();
    for (const field of await page.locator("#request [name]").all()) await expect(field).toHaveValue("");
    expect(await page.evaluate(() => ({ ...sessionStorage }))).not.toHaveProperty("request.service");
  });
});

test.describe("when the code cannot be had", () => {
  test.use({ expectedErrors: /Failed to load resource|could not start|^Not allowed to launch/ });

  test("the request goes with the page's service all the same", async ({ page }) => {
    await page.route(ISLAND_CODE, (route) => route.abort());
    await page.goto(LOCKOUT);
    const openings = await watchOpenings(page);
    await page.getByRole("button", { name: OPENER }).click();
    const dialog = page.getByRole("dialog", { name: "Request help" });
    await fillRequest(dialog, { ...TYPED, service: "" });
    await dialog.getByRole("button", { name: "Send Request" }).click();
    await expect
      .poll(() => openings.map(({ url }) => decodeURIComponent(url)).join())
      .toContain("body=Service: Lockout Service\nName: Ana");
  });
});

for (const [how, change] of [
  ["translated", (page: Parameters<typeof translate>[0]) => translate(page, "start")],
  ["with nodes between the fields", putNodesBetweenFields],
] as const) {
  test(`${how}: the page's service stays chosen, and the driver's choice wins`, async ({ page }) => {
    await change(page);
    await page.goto(LOCKOUT);
    await page.getByRole("button", { name: OPENER }).click();
    await islandIsLive(page);
    const service = page.locator("#request-service");
    await expect(service).toHaveValue("Lockout Service");
    await service.selectOption("Other");
    await page.goto(FLAT_TIRE);
    await page.getByRole("button", { name: OPENER }).click();
    await islandIsLive(page);
    await expect(service).toHaveValue("Other");
  });
}
