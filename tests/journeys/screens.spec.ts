import type { Page } from "@playwright/test";
import { boxOf, scrollToMiddle, sizes } from "../support/boxes.ts";
import { expect, test } from "../support/browser.ts";
import { setTextSize } from "../support/layout.ts";

/* Where the parts of a page are on computers and phones, and on tall and low screens; how large its letters are. */

const COMPUTER = { width: 1280, height: 800 };

/** Whether one part is to the left of the other, and not above or below it. */
async function areSideBySide(page: Page, left: string, right: string): Promise<boolean> {
  const [one, other] = [await boxOf(page.locator(left).first()), await boxOf(page.locator(right).first())];
  return one.x + one.width <= other.x && one.y < other.y + other.height && other.y < one.y + one.height;
}

const BESIDE_EACH_OTHER = {
  "/": [
    ["#services li:nth-child(1)", "#services li:nth-child(2)"],
    [".section-split > h2", ".section-split > .section-content"],
    [".mile-step:nth-child(1)", ".mile-step:nth-child(2)"],
    [".closing-sign > :first-child", ".closing-sign > :last-child"],
    [".footer-columns > :first-child", ".footer-columns > :last-child"],
    [".footer-counties > :first-child", ".footer-counties > :last-child"],
  ],
  "/contact": [[".contact-facts", "form"]],
  "/request-help": [
    ["form", ".help-steps"],
    [".headed h1", ".arrival-sign"],
  ],
} as const;

test("on a computer, parts that belong together are beside each other", async ({ page }) => {
  await page.setViewportSize(COMPUTER);
  for (const [address, pairs] of Object.entries(BESIDE_EACH_OTHER)) {
    await page.goto(address);
    for (const [left, right] of pairs)
      expect.soft(await areSideBySide(page, left, right), `${address}: ${left}, ${right}`).toBe(true);
  }
});

test("four cards are in one row, two by two, or below each other", async ({ page }) => {
  await page.goto("/ashby");
  const cards = page.locator(".card-grid-four > *");
  for (const [width, inRow] of [
    [390, 1],
    [700, 2],
    [1024, 2],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await cards.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(tops).toHaveLength(4);
    const firstRow = tops.filter((top) => top === tops[0]);
    expect(firstRow, `${width} px`).toHaveLength(inRow);
  }
});

test("on a computer, the header stays while the page scrolls", async ({ page }) => {
  await page.setViewportSize(COMPUTER);
  await page.goto("/terms");
  await page.evaluate(scrollToMiddle);
  await expect(page.locator("header [href^='tel:']")).toBeInViewport({ ratio: 1 });
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
    ["/ashby", ".road-marker", ".road-marker + *"],
  ] as const) {
    await page.goto(address);
    // More words than one line has room for.
    await page
      .locator(words)
      .first()
      .evaluate((part) => part.append(" and so on".repeat(20)));
    expect(await areSideBySide(page, picture, words), `${address}: ${picture}, ${words}`).toBe(true);
  }
});

/** Runs in the page: whether a picture is as wide for its height as its file, or cut to its place. */
function isInShape(picture: HTMLImageElement): boolean {
  const { width, height, naturalWidth, naturalHeight } = picture;
  const isCut = getComputedStyle(picture).objectFit !== "fill";
  return isCut || Math.abs(width / height / (naturalWidth / naturalHeight) - 1) < 0.02;
}

test("no logo and no picture is squeezed", async ({ page }) => {
  for (const size of sizes("390x844", "1280x800")) {
    await page.setViewportSize(size);
    await page.goto("/");
    for (const picture of await page.locator("img:visible").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      const file = `${await picture.getAttribute("src")}, ${size.width} px`;
      expect(await picture.evaluate(isInShape), file).toBe(true);
    }
    expect(await boxOf(page.locator(".hero-picture img"))).toEqual(await boxOf(page.locator(".hero-picture")));
  }
});

test("on a low phone, which has no room for the picture, the heading keeps away from what is above", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 560 });
  for (const address of ["/", "/keys", "/ashby"]) {
    await page.goto(address);
    const [hero, heading] = [await boxOf(page.locator(".hero")), await boxOf(page.locator(".hero h1"))];
    expect(heading.y - hero.y, address).toBeGreaterThanOrEqual(16);
  }
});

test("on a tall screen, the footer of a short page is at the end of the screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 3000 });
  await page.goto("/terms");
  const { y, height } = await boxOf(page.getByRole("contentinfo"));
  expect(y + height).toBe(3000);
});

test("running text, labels and small print grow with the letters of the browser", async ({ page }) => {
  await page.goto("/request-help");
  for (const selector of ["main li p", "label > .label", ".small", "footer li a"]) {
    const letters = async (size: string) => {
      await setTextSize(page, size);
      const text = page.locator(selector).first();
      return Number.parseFloat(await text.evaluate((text) => getComputedStyle(text).fontSize));
    };
    expect(await letters("200%"), selector).toBe(2 * (await letters("100%")));
  }
});
