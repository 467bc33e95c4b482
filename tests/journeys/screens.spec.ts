import { boxOf, scrollToMiddle, sizes, takesTaps } from "../support/boxes.ts";
import { expect, test } from "../support/browser.ts";
import { setTextSize } from "../support/layout.ts";

/*
 * What a page makes of computers and phones, of tall and low screens: what stays in view, distances, pictures, letters.
 * How its parts are placed to each other: places.spec.ts.
 */

const COMPUTER = { width: 1280, height: 800 };

test("the road between the steps of a call goes down on a phone, and across on a computer", async ({ page }) => {
  await page.goto("/");
  const road = page.locator(".mile-step").first();
  await expect(road).toHaveCSS("background-size", "4px 100%");
  await page.setViewportSize(COMPUTER);
  await expect(road).toHaveCSS("background-size", "100% 4px");
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
