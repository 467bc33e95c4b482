import type { Page } from "@playwright/test";
import { type Box, boxOf, takesTaps } from "../support/boxes.ts";
import { expect, test } from "../support/browser.ts";

/* How the parts of a page are placed to each other, on computers and phones. */

/** How one part of a page is placed to another, by their boxes. */
const IS_PLACED = {
  "left of": (one, other) => one.x + one.width + 4 <= other.x && overlap(one, other, "y"),
  above: (one, other) => one.y + one.height <= other.y + 1 && overlap(one, other, "x"),
  "as wide as": (one, other) => Math.abs(one.x - other.x) < 2 && Math.abs(one.width - other.width) < 3,
  "wider than": (one, other) => one.width > 1.5 * other.width,
  "ends with": (one, other) => Math.abs(one.x + one.width - other.x - other.width) < 2,
  "centered across": (one, other) => Math.abs(2 * one.x + one.width - 2 * other.x - other.width) < 3,
  "centered down": (one, other) => Math.abs(2 * one.y + one.height - 2 * other.y - other.height) < 5,
} as const satisfies Record<string, (one: Box, other: Box) => boolean>;

/** Whether two boxes share a part of their height or of their width. */
function overlap(one: Box, other: Box, start: "x" | "y"): boolean {
  const size = start === "x" ? "width" : "height";
  return one[start] < other[start] + other[size] && other[start] < one[start] + one[size];
}

/** A page, and how its parts are placed. Of each selector, the first element counts. */
type Places = readonly (readonly [address: string, one: string, is: keyof typeof IS_PLACED, other: string])[];

async function expectPlaces(page: Page, places: Places): Promise<void> {
  for (const [address, one, is, other] of places) {
    if (new URL(page.url(), "about:blank").pathname !== address) await page.goto(address);
    const [a, b] = [await boxOf(page.locator(one).first()), await boxOf(page.locator(other).first())];
    expect.soft(IS_PLACED[is](a, b), `${address}: ${one} ${is} ${other}`).toBe(true);
  }
}

test("on a computer, parts that belong together are beside each other", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectPlaces(page, [
    ["/", ".brand img", "left of", ".brand > span"],
    ["/", "#services li:nth-child(1)", "left of", "#services li:nth-child(2)"],
    ["/", ".service-picture", "as wide as", ".service-card"],
    ["/", ".hero-arrival > svg", "left of", ".hero-arrival > span"],
    ["/", ".section-split > h2", "left of", ".section-split > .section-content"],
    ["/", "#before-you-call dl > :nth-child(1)", "left of", "#before-you-call dl > :nth-child(2)"],
    ["/", ".mile-step:nth-child(1) > div", "left of", ".mile-step:nth-child(2) > div"],
    ["/", ".mile-step > .mile-marker", "above", ".mile-step > div"],
    ["/", ".closing-sign > :first-child", "left of", ".closing-sign > :last-child"],
    ["/", ".footer-columns > :first-child", "left of", ".footer-columns > :last-child"],
    ["/", ".footer-counties > :first-child", "left of", ".footer-counties > :last-child"],
    ["/keys", ".section-split > h2 + p", "left of", ".section-split > h2 + p + .section-content"],
    ["/ashby", ".card-grid-four > :nth-child(1)", "left of", ".card-grid-four > :nth-child(2)"],
    ["/no-fuel", ".service-row > .sign", "left of", ".service-row > div"],
    ["/no-fuel", ".service-row > div", "left of", ".service-row > ul"],
    ["/blog", ".card-wide", "wider than", ".card-wide + .card"],
    ["/contact", ".contact-facts", "left of", "form"],
    ["/request-help", "form", "left of", ".help-steps"],
    ["/request-help", ".headed h1", "left of", ".arrival-sign"],
  ]);
});

test("on a large screen, header, words, cards and footer are in its middle", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expectPlaces(page, [
    ["/", ".bar", "centered across", "body"],
    ["/", "main > .section", "centered across", "body"],
    ["/", ".footer-columns", "centered across", "body"],
    ["/ashby", ".hero-words", "centered across", "body"],
  ]);
});

test("on a phone, parts of cards, signs and footer are where they belong", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await expectPlaces(page, [
    ["/", ".brand > span", "left of", ".bar > .button"],
    ["/", ".bar > .button", "left of", ".menu-button"],
    ["/", ".actions > :last-child", "ends with", ".actions"],
    ["/", ".service-words", "ends with", ".service-card"],
    ["/", ".footer-counties .places > :nth-child(1)", "left of", ".footer-counties .places > :nth-child(2)"],
    ["/ashby", ".exit-sign .lead", "above", ".exit-sign .sign > :last-child"],
    ["/ashby", ".road-marker text", "centered across", ".road-marker"],
    ["/ashby", ".road-marker", "centered down", ".road-marker + *"],
  ]);
  // The tab is drawn by styles, and belongs to its sign.
  const sign = page.locator(".exit-sign > .sign");
  const { x, y } = await boxOf(sign);
  const isTab = ([x, y]: readonly [number, number]) => document.elementFromPoint(x, y)?.matches(".exit-sign");
  await takesTaps(page);
  expect(await page.evaluate(isTab, [x + 40, y - 12] as const)).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName("6 AM to 10 PM help in Ashby");
  // The second line of a long tab has room of its own.
  await page.locator(".exit-sign").evaluate((sign) => sign.setAttribute("data-tab", "Some County, ".repeat(4)));
  expect((await boxOf(sign)).y).toBeGreaterThan(y + 12);
});

test("on a phone, the call takes a row of its own, and words are beside their picture or icon", async ({ page }) => {
  for (const address of ["/", "/keys", "/ashby"]) {
    await page.goto(address);
    const [row, call] = [
      await boxOf(page.locator(".actions").first()),
      await boxOf(page.locator(".actions > .button-call").first()),
    ];
    expect(call.width, address).toBe(row.width);
  }
  for (const [address, picture, words] of [
    ["/", ".service-picture", ".service-words"],
    ["/", ".with-icon > :first-child", ".with-icon > .rest-of-row"],
    ["/", ".hero-arrival > svg", ".hero-arrival > span"],
    ["/", ".mile-marker", ".mile-step > div"],
    ["/ashby", ".road-marker", ".road-marker + *"],
  ] as const) {
    await page.goto(address);
    // More words than one line has room for.
    await page
      .locator(words)
      .first()
      .evaluate((part) => part.append(" and so on".repeat(20)));
    await expectPlaces(page, [[address, picture, "left of", words]]);
  }
});

test.extend({ expectedErrors: /404/ })(
  "the sign of the 404 page fills no screen; its actions are in a column",
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 3000 });
    await page.goto("/no-such-page");
    const { y, height } = await boxOf(page.locator(".hero"));
    expect(y + height).toBe((await boxOf(page.locator("footer"))).y);
    expect((await boxOf(page.locator(".sign-page"))).width).toBeLessThanOrEqual(36 * 16);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectPlaces(page, [
      ["/no-such-page", ".sign-page .actions > :nth-child(1)", "above", ".sign-page .actions > :nth-child(2)"],
    ]);
    for (const action of await page.locator(".sign-page .actions > *").all())
      expect((await boxOf(action)).height).toBeLessThan(80);
  },
);
