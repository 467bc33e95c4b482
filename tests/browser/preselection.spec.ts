import { expect, holdBack, SECOND_LAUNCH, test } from "../support/browser.ts";
import { ISLAND_CODE, WITHOUT_CODE } from "../support/island-code.ts";
import { services } from "../support/pages.ts";
import {
  firstOpened,
  islandIsLive,
  openRequest,
  requestDialog,
  SERVICE,
  watchOpenings,
} from "../support/request.ts";
import { TYPED } from "../support/typed.ts";

/* The page of a service has that service chosen in its dialog, until the driver chooses another. */

test.use({ expectedErrors: SECOND_LAUNCH });

const [first, ...others] = services;
const other = others.find(({ service }) => service !== first?.service);
const FIRST = { ...SERVICE, address: first?.addresses[0] ?? "", choice: first?.service ?? "" };
const OTHER = { ...SERVICE, address: other?.addresses[0] ?? "", choice: other?.service ?? "" };

test.skip(!other, "all service pages are about one choice of the dialog");

const BUT_SERVICE = { ...TYPED, service: "" };
const WITH_FIRST = `body=${first?.textStart}:\nService: ${FIRST.choice}\nName: Ana`;

test("each page has its own service chosen, as long as the driver has chosen none", async ({ page }) => {
  const { fill } = await openRequest(page, FIRST);
  await fill({ name: TYPED.name });
  for (const variant of [FIRST, OTHER, { ...SERVICE, choice: "" }]) {
    const { fields } = await openRequest(page, variant);
    await expect(fields.name).toHaveValue(TYPED.name);
    await expect(fields.service).toHaveValue(variant.choice);
  }
});

test("what the driver has chosen wins, on other pages and after a reload", async ({ page }) => {
  const { fields, open, openLive } = await openRequest(page, FIRST);
  await fields.service.selectOption("Other");
  await openRequest(page, OTHER);
  await expect(fields.service).toHaveValue("Other");
  // The page's own choice is the driver's, too, once chosen.
  await fields.service.selectOption(OTHER.choice);
  await openRequest(page, FIRST);
  await expect(fields.service).toHaveValue(OTHER.choice);

  const letCodeCome = await holdBack(page, ISLAND_CODE);
  await page.reload();
  await open();
  await fields.service.selectOption("Jump Start");
  letCodeCome();
  await islandIsLive(page);
  await expect(fields.service).toHaveValue("Jump Start");
  await page.reload();
  await openLive();
  await expect(fields.service).toHaveValue("Jump Start");
});

test("a kept choice that there is none of leaves the page's own", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem("request.service", "Towing"));
  const { fields } = await openRequest(page, FIRST);
  await expect(fields.service).toHaveValue(FIRST.choice);
});

test("a request goes with the page's service, and then every field is empty", async ({ page }) => {
  const { dialog, fill, sendText } = await openRequest(page, FIRST);
  await fill(BUT_SERVICE);
  expect(await sendText()).toContain(WITH_FIRST);
  await expect(dialog).toBeHidden();
  for (const field of await page.locator("#request [name]").all()) await expect(field).toHaveValue("");
  expect(await page.evaluate(() => ({ ...sessionStorage }))).not.toHaveProperty("request.service");
});

test.describe("when the code cannot be had", () => {
  test.use({ expectedErrors: WITHOUT_CODE });

  test("the request goes with the page's service all the same", async ({ page }) => {
    await page.route(ISLAND_CODE, (route) => route.abort());
    await page.goto(FIRST.address);
    const openings = await watchOpenings(page);
    const { open, fill, send } = requestDialog(page);
    await open();
    await fill(BUT_SERVICE);
    await send.click();
    expect(await firstOpened(openings)).toContain(WITH_FIRST);
  });
});
