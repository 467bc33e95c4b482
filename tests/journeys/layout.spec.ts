import sharp from "sharp";
import { boxOf, sizes, takesTaps } from "../support/boxes.ts";
import { expect, holdBack, stopClock, test } from "../support/browser.ts";
import { ONE_OF_EACH_KIND } from "../support/fixed-pages.ts";
import { layoutFaults } from "../support/layout.ts";

/*
 * What pages look like while they load, after an hour, with a photo, and with one card; where a card leads; how a jump
 * gets to its place. At every width: every-address.check.ts.
 */

/** Runs in the page: where each part of it is, without what is inside headings. */
function placesOfParts(): string[] {
  return [...document.querySelectorAll("body :not(:is(h1, h2, h3) *)")].map((part) => {
    const { x, y, height } = part.getBoundingClientRect();
    return `${part.localName} ${part.textContent.slice(0, 40)}: ${[x, y, height]}`;
  });
}

test("nothing moves when the headings’ font comes after the first paint", async ({ page }) => {
  for (const address of ["/", "/ashby"]) {
    for (const size of sizes("320x640", "1280x823")) {
      await page.setViewportSize(size);
      const letFontsCome = await holdBack(page, "**/*.woff2");
      // The load waits for the font.
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await expect(page.locator("main img").first()).toHaveJSProperty("complete", true);
      const before = await page.evaluate(placesOfParts);
      await expect(page.locator("body")).not.toHaveAttribute("data-branded");
      letFontsCome();
      await expect(page.locator("body")).toHaveAttribute("data-branded");
      expect(await page.evaluate(placesOfParts), `${address}, ${size.width} px`).toEqual(before);
      await page.unroute("**/*.woff2");
    }
  }
});

test("a text that is too wide, cut, broken, at an edge or over another one is found", async ({ page }) => {
  await page.goto("/terms");
  for (const [fault, style] of [
    ["scrolls sideways", "width: 200vw"],
    ["cut", "width: 4rem; overflow: hidden; white-space: nowrap"],
    ["sticks out", "width: 1rem; overflow-wrap: normal"],
    ["broken", "width: 3rem; word-break: break-all"],
    ["overlap", "margin-bottom: -5rem"],
    ["at the edge of the screen", "margin-left: -1.25rem"],
    ["at the edge of its box", "border-left: 1px solid"],
    ["a line of", "width: 90rem; letter-spacing: 4rem"],
  ] as const) {
    const spoil = (text: HTMLElement, cssText: string) => void Object.assign(text.style, { cssText });
    await page.locator("main h2 + p").first().evaluate(spoil, style);
    expect(await layoutFaults(page, false)).toContainEqual(expect.stringContaining(fault));
  }
});

test("labels that are not in the middle, buttons that touch, and words over a picture’s subject are found", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/ashby");
  for (const [selector, name, value] of [
    ["main .button-call", "padding-bottom", "2rem"],
    ["main .button-quiet", "padding-right", "10rem"],
    ["main .actions", "gap", "0"],
    [".hero-subtitle", "margin-left", "60vw"],
  ] as const) {
    const spoil = ({ style }: HTMLElement, [name, value]: readonly [string, string]) => style.setProperty(name, value);
    await page
      .locator(selector)
      .first()
      .evaluate(spoil, [name, value] as const);
  }
  const faults = await layoutFaults(page, false);
  for (const fault of [/^label not in the middle: <a> Call/, /^label not in the middle: <a> Send/, /^touch/, /^over/])
    expect(faults).toContainEqual(expect.stringMatching(fault));
});

test("all of a card with a link leads there, except for 911 in it", async ({ page }) => {
  await page.goto("/");
  await takesTaps(page);
  const card = page.locator(".card-linked", { hasText: "If a child is inside" });
  await card.getByRole("link", { name: "911" }).click({ trial: true, timeout: 8_000 });
  await card.click({ position: { x: 4, y: 4 } });
  await expect(page).toHaveURL("/keys");
});

test("a jump to a part of the page glides, but not where less motion is wanted, and ends below the header", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/");
    const scrolledAtOnce = await page.evaluate(() => {
      location.hash = "services";
      return scrollY;
    });
    expect(scrolledAtOnce > 0, reducedMotion).toBe(reducedMotion === "reduce");
  }
  const { y, height } = await boxOf(page.getByRole("banner"));
  expect((await boxOf(page.locator("#services"))).y).toBeGreaterThanOrEqual(y + height);
});

test("the card of a business with one service is not as wide as the page", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const grid = page.locator("main .card-grid").first();
  await grid.evaluate((list) => list.replaceChildren(...[...list.children].slice(0, 1)));
  const { width } = await boxOf(grid.locator("> *"));
  expect(width).toBeLessThanOrEqual(36 * 16);
});

test.extend({ expectedErrors: /404/ })(
  "every kind of page that nobody touches stays as it is for an hour",
  async ({ page }) => {
    await stopClock(page);
    for (const address of [...ONE_OF_EACH_KIND, "/no-such-page"]) {
      await page.goto(address);
      // By then the home page's location button is there.
      await page.clock.runFor(6_000);
      // The headings' font comes with a frame of the page's clock.
      const isBranded = async () => {
        await page.clock.runFor(50);
        return await page.locator("body[data-branded]").count();
      };
      await expect.poll(isBranded).toBe(1);
      // Styles run by the browser's own clock: for half a second, what appears takes no tap.
      await takesTaps(page);
      const tags = async () => (await page.locator("body").innerHTML()).split("<");
      const before = await tags();
      await page.clock.runFor("01:00:00");
      expect(await tags(), address).toEqual(before);
      // What only styles change, they change by animations.
      expect(await page.evaluate(() => document.getAnimations().length), address).toBe(0);
    }
  },
);

test("no word is on the owner's photo", async ({ page }) => {
  await page.goto("/");
  for (const size of sizes("390x844", "1024x800", "1920x1080")) {
    await page.setViewportSize(size);
    const photo = await boxOf(page.locator(".hero-photo"));
    // On phones, the words begin where the photo has faded into the color of the page (src/site/styles/hero.css).
    const end = photo.y + photo.height * 0.88;
    const words = await page.locator(".hero-words > *").all();
    for (const { x, y, width } of await Promise.all(words.map(boxOf)))
      expect(x + width <= photo.x || y >= end, `${size.width} px`).toBe(true);
  }
});

test("a picture beside words is seen, and begins in the color of the page, without a hairline", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/keys");
    await takesTaps(page);
    const { x, y, width } = await boxOf(page.locator(".hero-picture"));
    const isSeen = ([x, y]: readonly [number, number]) =>
      document.elementFromPoint(x, y)?.closest(".hero-picture") !== null;
    expect(await page.evaluate(isSeen, [x + width * 0.9, y + 300] as const)).toBe(true);
    const clip = { x: x - 4, y: y + 300, width: 8, height: 1 };
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const steps = Array.from(data, (value, at) => Math.abs(value - (data[at - info.channels] ?? value)));
    expect(Math.max(...steps), colorScheme).toBeLessThanOrEqual(2);
  }
});
