import type { Page } from "@playwright/test";
import { type Box, boxOf, scrollToMiddle, sizes, takesTaps } from "../support/boxes.ts";
import { expect, test } from "../support/browser.ts";
import { setTextSize } from "../support/layout.ts";

/* Where the parts of a page are on computers and phones, and on tall and low screens; how large its letters are. */

const COMPUTER = { width: 1280, height: 800 };

/** How one part of a page is placed to another; each takes the boxes of both, or of a part and the window. */
const IS_PLACED = {
  "left of": (one, other) => one.x + one.width + 4 <= other.x && overlap(one, other, "y"),
  above: (one, other) => one.y + one.height <= other.y + 1 && overlap(one, other, "x"),
  "as wide as": (one, other) => Math.abs(one.x - other.x) < 2 && Math.abs(one.width - other.width) < 3,
  "as high as": (one, other) => Math.abs(one.y - other.y) < 2 && Math.abs(one.height - other.height) < 3,
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
  await page.setViewportSize(COMPUTER);
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

test("the road between the steps of a call goes down on a phone, and across on a computer", async ({ page }) => {
  await page.goto("/");
  const road = page.locator(".mile-step").first();
  await expect(road).toHaveCSS("background-size", "4px 100%");
  await page.setViewportSize(COMPUTER);
  await expect(road).toHaveCSS("background-size", "100% 4px");
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

test("letters are in the site's font, larger in headings, and buttons have them, too", async ({ page }) => {
  for (const size of sizes("390x844", "1280x800")) {
    await page.setViewportSize(size);
    await page.goto("/keys");
    await expect(page.locator("body")).toHaveAttribute("data-branded");
    const lettersOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((text) => {
          const { fontFamily, fontSize, lineHeight } = getComputedStyle(text);
          return { font: fontFamily, size: Number.parseFloat(fontSize), line: Number.parseFloat(lineHeight) };
        });
    const [title, heading] = [await lettersOf("h1"), await lettersOf("main h2")];
    const text = await lettersOf("main p.muted");
    expect(title.size).toBeGreaterThan(1.1 * heading.size);
    expect(heading.size).toBeGreaterThan(1.3 * text.size);
    for (const { font, size, line } of [title, heading]) {
      expect(font).toMatch(/^Headings, Site,/);
      expect(line / size).toBeLessThan(1.3);
    }
    expect((await lettersOf("footer h2")).size).toBe(text.size);
    for (const selector of [".actions a.button-quiet", ".actions button"])
      expect(await lettersOf(selector), selector).toMatchObject({ font: text.font, size: text.size });
    expect(text.font).toMatch(/^Site, "Site Fallback",/);
    await expect(page.locator("body")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  }
});

test("sections keep apart, more on computers, and headings are near what follows", async ({ page }) => {
  for (const [size, apart, atEnd] of [
    [{ width: 390, height: 844 }, 40, 20],
    [COMPUTER, 80, 40],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto("/keys");
    const gap = async (one: string, other: string) => {
      const [a, b] = [await boxOf(page.locator(one).first()), await boxOf(page.locator(other).first())];
      return b.y - a.y - a.height;
    };
    const near = await gap("main h2", "main .section-content");
    expect(near).toBeGreaterThanOrEqual(16);
    expect(near).toBeLessThan(apart);
    expect(await gap("main > .section > :last-child", "main > .section + .section h2")).toBeGreaterThanOrEqual(apart);
    expect(await gap(".closing-sign", "footer")).toBeGreaterThanOrEqual(atEnd);
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
  const number = page.locator("header [href^='tel:']");
  await takesTaps(page);
  // Over the top of the page, and where none of its call buttons is in view.
  for (const scroll of [() => scrollTo({ top: 100, behavior: "instant" }), scrollToMiddle]) {
    await page.evaluate(scroll);
    const isOnTop = (link: HTMLElement) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    expect(await number.evaluate(isOnTop)).toBe(true);
  }
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
