import { business } from "../../src/owner/site.ts";
import { boxesOf, boxOf, sizes } from "../support/boxes.ts";
import { expect, holdBack, test } from "../support/browser.ts";
import { setTextSize } from "../support/layout.ts";
import { CITY_PAGE } from "../support/pages.ts";

/* What pages look like while they load, with a long name, and with a photo. At every width: every-address.spec.ts. */

/** Runs in the page: where each part of it is, without what is inside headings. */
function placesOfParts(): string[] {
  return [...document.querySelectorAll("body :not(:is(h1, h2, h3) *)")].map((part) => {
    const { x, y, height } = part.getBoundingClientRect();
    return `${part.localName} ${part.textContent.slice(0, 40)}: ${[x, y, height]}`;
  });
}

test("nothing moves when the headings’ font comes after the first paint", async ({ page }) => {
  for (const address of ["/", CITY_PAGE]) {
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

test("the call bar stays hidden until it is parsed whole, so that it does not grow as the page loads", async ({
  page,
}) => {
  for (const address of ["/", CITY_PAGE]) {
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const [start = ""] = (await response.text()).split(/(?<=id="call-bar"[^>]*>)/);
      await route.fulfill({ response, body: start });
    });
    await page.goto(address);
    await expect(page.locator("#call-bar")).toBeHidden();
  }
});

// The owner's copy (`npm run test:owner`) has a name of 60 characters and a logo.
test("the name and the logo fit into the header on the smallest phone, and with text at 200%", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/");
  const bar = page.locator("header .bar");
  // Three lines of the shipped name are 82 high. A higher bar would push what is below it under the call bar.
  expect((await boxOf(bar)).height).toBeLessThanOrEqual(82);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, "200%");
    const logo = page.locator("header .brand > .sign, header .brand img");
    const [shown, name] = await boxesOf(logo, page.locator("header .brand > :last-child"));
    expect(shown.x + shown.width).toBeLessThanOrEqual(name.x);
  }
});

test.describe("with the owner's photo", () => {
  test.skip(business.photo === null, "business.yaml names no photo");

  test("no word is on it", async ({ page }) => {
    await page.goto("/");
    for (const size of sizes("390x844", "1024x800", "1920x1080")) {
      await page.setViewportSize(size);
      const photo = await boxOf(page.locator(".hero-photo"));
      const words = await page.locator(".hero-words > *").all();
      for (const { x, y, width } of await Promise.all(words.map(boxOf)))
        expect(x + width <= photo.x || y >= photo.y + photo.height, `${size.width} px`).toBe(true);
    }
  });
});
