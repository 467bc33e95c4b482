import { expect, type Locator, type Page, test } from "@playwright/test";

/** All that a state can change of how an element looks. */
async function lookOf(target: Locator): Promise<string> {
  return await target.evaluate((element) => {
    const { boxShadow, filter, opacity, borderColor, textDecoration } = getComputedStyle(element);
    return [boxShadow, filter, opacity, borderColor, textDecoration].join();
  });
}

const PRESSABLE: readonly (readonly [name: string, address: string, find: (page: Page) => Locator])[] = [
  ["a call button", "/lockouts", (page) => page.locator("main .button-call").first()],
  ["a text button", "/lockouts", (page) => page.locator("main .button-quiet").first()],
  ["what opens the dialog", "/lockouts", (page) => page.getByRole("button", { name: "Request Help" })],
  ["the header's call", "/lockouts", (page) => page.locator("header .button")],
  ["the menu", "/lockouts", (page) => page.getByRole("button", { name: "Menu" })],
  ["a link in a list of cities", "/lockouts", (page) => page.locator("#service-area .list-link").first()],
  ["a link of the footer", "/lockouts", (page) => page.locator("footer .list-link").first()],
  ["the submit button of a form", "/contact", (page) => page.getByRole("button", { name: "Send Message" })],
];

for (const [name, address, find] of PRESSABLE) {
  test(`${name} answers the pointer, and the press`, async ({ page }) => {
    await page.goto(address);
    const target = find(page);
    await target.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    const atRest = await lookOf(target);
    await target.hover();
    const hovered = await lookOf(target);
    expect(hovered).not.toBe(atRest);
    await page.mouse.down();
    expect(await lookOf(target)).not.toBe(hovered);
    // Away from it, so that nothing is opened.
    await page.mouse.move(0, 0);
    await page.mouse.up();
  });
}

for (const [address, link] of [
  ["/", "/lockouts"],
  ["/service-areas", "/keller-tx-roadside-assistance"],
  ["/keller-tx-roadside-assistance", "/mobile-mechanic"],
] as const) {
  test(`a card of ${address} answers as a whole`, async ({ page }) => {
    await page.goto(address);
    const card = page.locator(".card").filter({ has: page.locator(`a[href="${link}"]`) });
    const atRest = await lookOf(card);
    await card.hover({ position: { x: 4, y: 40 } });
    expect(await lookOf(card)).not.toBe(atRest);
    await card.click({ position: { x: 4, y: 40 } });
    await expect(page).toHaveURL(link);
  });
}
