import { business } from "../../src/business/current.ts";
import { expect, test } from "../support/browser.ts";
import { openDialog, SERVICE } from "../support/request.ts";

/* A thumb that shakes on the shoulder of a road: 44 px for everything, 48 for call and text; 911 is smaller than the hotline. */

const PAGES = [
  "/",
  "/flat-tire-change",
  "/dallas",
  "/contact",
  "/request-help",
  "/terms",
  "/blog",
  "/no-such-page",
];

/** What is smaller than it should be: everything that can be tapped, but for the places drawn on the map. */
function tooSmall(): string[] {
  return [...document.querySelectorAll<HTMLElement>("a, button, input, select, textarea")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("svg"))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const wanted = /^(tel|sms):\+/.test(element.getAttribute("href") ?? "") ? 48 : 44;
      return { element, width, height, wanted };
    })
    .filter(({ width, height, wanted }) => Math.round(height) < wanted || Math.round(width) < 44)
    .map(({ element, width, height }) => `${element.outerHTML.slice(0, 80)}: ${width} x ${height}`);
}

for (const address of PAGES) {
  test.describe(() => {
    test.use({ expectedErrors: /404/ });

    test(`every target on ${address} is large enough`, async ({ page }) => {
      await page.goto(address);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(tooSmall), `${width} px`).toEqual([]);
      }
    });
  });
}

test("every target in the open dialog is large enough", async ({ page }) => {
  await page.goto(SERVICE.address);
  const dialog = await openDialog(page, SERVICE.opener);
  await dialog.getByRole("button", { name: "Send Request" }).click();
  await expect(page.getByText("Missing Information")).toBeVisible();
  expect(await page.evaluate(tooSmall)).toEqual([]);
});

for (const address of [
  "/",
  "/lockouts",
  "/dallas",
  "/service-areas",
  "/blog",
  "/terms",
  "/contact",
  "/no-page",
]) {
  test.describe(`${address} on paper`, () => {
    test.use({ expectedErrors: address === "/no-page" ? /404/ : /^$/ });

    test("carries the name and the number", async ({ page }) => {
      await page.goto(address);
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await page.setViewportSize({ width: 700, height: 1000 });
      const top = page.getByRole("banner");
      await expect(top.getByText(business.name)).toBeVisible();
      await expect(top.getByText(business.hotline.display)).toBeVisible();
      await expect(top.getByText(business.name)).toHaveCSS("color", "rgb(0, 0, 0)");
    });
  });
}

test("print shows the words, and nothing that can only be tapped", async ({ page }) => {
  await page.goto("/terms");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Contents" })).toBeHidden();
  await expect(page.locator("#call-bar")).toBeHidden();
  await expect(page.getByRole("heading", { name: "8. Changes to terms" })).toBeVisible();
  await page.goto("/contact");
  await expect(page.getByRole("heading", { name: "Contact us" })).toBeVisible();
  await expect(page.getByText("24/7 Emergency Service")).toBeVisible();
});
