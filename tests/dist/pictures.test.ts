import { describe, expect, test } from "vitest";
import { curly } from "../../src/business/curly.ts";
import { business } from "../../src/business/current.ts";
import { fillTokens } from "../../src/business/tokens.ts";
import { routes } from "../../src/document/routes.tsx";
import { listFiles, metaOf, readBytes, readText, texts } from "../support/dist-files.ts";
import { CANONICAL, PAGES } from "../support/pages.ts";

/** Width and height of a PNG: the first chunk, IHDR, begins with them. */
function sizeOf(png: Buffer): string {
  expect(png.toString("latin1", 1, 16)).toBe("PNG\r\n\x1a\n\0\0\0\rIHDR");
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

/** The file of a page's card in dist/. */
function cardOf(address: string): string {
  const url = metaOf(address, "og:image");
  expect(url).toMatch(`${business.siteUrl}/og/`);
  return new URL(url).pathname.slice(1);
}

describe("the card of", () => {
  test.each(PAGES)("%s exists, has the stated size, and is a small enough file for a phone", (address) => {
    const card = readBytes(cardOf(address));
    expect(sizeOf(card)).toBe("1200x630");
    expect(sizeOf(card)).toBe(`${metaOf(address, "og:image:width")}x${metaOf(address, "og:image:height")}`);
    expect(card.length).toBeLessThanOrEqual(60_000);
  });

  test.each(routes.map(({ path, sign }) => ({ path, ...sign })))(
    "$path says in words where its sign points, and whom to call",
    ({ path, above, main }) => {
      const alt = metaOf(path, "og:image:alt");
      expect(alt).toContain(` ${fillTokens(above ? `${above}, ${main}` : main)}. `);
      expect(alt).toContain(`${business.name}, ${business.hotline.display}.`);
      // A sign without a place has the page's own heading.
      if (!above) expect(texts(path, "h1")).toEqual([curly(fillTokens(main))]);
    },
  );

  test("each page is different, except for aliases", () => {
    const cards = [...CANONICAL, "/404"].map((address) => readBytes(cardOf(address)).toString("base64"));
    expect(new Set(cards).size).toBe(cards.length);
    expect(listFiles().filter((file) => file.startsWith("og/"))).toHaveLength(cards.length);
  });
});

test("a picture's lights go out within five seconds, and blink in steps", () => {
  const svgs = listFiles().filter((file) => /^pictures\/.+\.svg$/.test(file));
  const rules = svgs.flatMap((file) => readText(file).match(/animation:[^;}]+/g) ?? []);
  expect(rules).not.toEqual([]);
  for (const rule of rules) {
    // If they blinked longer, a page must offer to stop them (https://www.w3.org/TR/WCAG22/#pause-stop-hide), and a
    // phone would go on drawing while its owner waits.
    const [, seconds, times] = /(\S+)s .* (\S+)$/.exec(rule) ?? [];
    expect(Number(seconds) * Number(times), rule).toBeLessThan(5);
    // A light that fades is drawn sixty times a second.
    expect(rule).toContain("steps(");
  }
});
