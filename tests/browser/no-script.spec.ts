import { business } from "../../src/business/current.ts";
import { expect, test } from "../support/browser.ts";
import { smsWith } from "../support/links.ts";

test.use({ javaScriptEnabled: false });

/** The link to a text that starts with these words. */
const smsFrom = (start: string) => smsWith(business.hotline.e164, [`${start}: `]);

test("without JavaScript a page reads, calls and leads on", async ({ page }) => {
  await page.goto("/mobile-mechanic");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: business.hotline.display }).first(),
  ).toBeInViewport();
  await expect(page.getByRole("main").getByRole("link", { name: "Text us" }).first()).toHaveAttribute(
    "href",
    smsFrom("Mechanic"),
  );
});

test("without JavaScript the menu opens and leads on", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("without JavaScript a text link stands in the place of the location button", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/");
  const floating = page.getByRole("complementary", { name: "Location and call" });
  await expect(floating.getByRole("link", { name: "Text us" })).toHaveAttribute(
    "href",
    smsFrom("Roadside help"),
  );
  await expect(floating.getByRole("link", { name: "Text us" })).toBeInViewport({ ratio: 1 });
  await expect(floating.getByRole("link", { name: /^Call/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Share my Location" })).toBeHidden();
});

for (const address of ["/contact", "/request-help"]) {
  test(`without JavaScript ${address} offers links in the place of its form, and no field`, async ({
    page,
  }) => {
    await page.goto(address);
    const main = page.getByRole("main");
    await expect(main.getByText("The form needs JavaScript.")).toBeVisible();
    await expect(main.getByRole("link", { name: `Text ${business.hotline.display}` })).toBeVisible();
    await expect(main.getByRole("link", { name: business.email }).last()).toHaveAttribute(
      "href",
      `mailto:${business.email}`,
    );
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expect(page.getByRole("combobox")).toHaveCount(0);
  });
}
