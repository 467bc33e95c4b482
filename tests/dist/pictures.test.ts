import { expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { LOGO } from "../../src/contract/build-contract.ts";
import { listFiles, metaOf, readBytes, readText } from "../support/dist-files.ts";
import { PAGES } from "../support/pages.ts";

/** Width and height of a PNG: the first chunk, IHDR, begins with them. */
function sizeOf(png: Buffer): string {
  expect(png.toString("latin1", 1, 16)).toBe("PNG\r\n\x1a\n\0\0\0\rIHDR");
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test.each(PAGES)("%s has a preview card of the stated size, whose words are in its alt text", (address) => {
  const url = metaOf(address, "og:image");
  expect(url).toMatch(`${business.siteUrl}/`);
  const card = readBytes(new URL(url).pathname.slice(1));
  expect(sizeOf(card)).toBe(`${metaOf(address, "og:image:width")}x${metaOf(address, "og:image:height")}`);
  expect(card.length).toBeLessThanOrEqual(60_000);
  expect(metaOf(address, "og:image:alt")).toContain(`${business.name}, ${business.hotline.display}.`);
});

const PICTURES = listFiles().filter((file) => /^pictures\/.+\.svg$/.test(file));

test.each(PICTURES.filter((file) => file !== LOGO))(
  "%s has a rule for each class and a value for each variable: a page's styles do not reach into it",
  (file) => {
    const svg = readText(file);
    const namesIn = (text: string, pattern: RegExp) =>
      (text.match(pattern) ?? []).flatMap((names) => names.split(" "));
    const styles = (svg.match(/<style>.*?<\/style>/gs) ?? []).join("");
    const rules = namesIn(styles, /(?<=\.)[a-z][\w-]*/gi);
    const values = namesIn(styles, /--[\w-]+(?=\s*:)/g);
    expect(namesIn(svg, /(?<=class=")[^"]*/g).filter((name) => !rules.includes(name))).toEqual([]);
    // A variable with a fallback has a comma behind it.
    const used = namesIn(svg, /(?<=var\()--[\w-]+(?=\s*\))/g);
    expect(used.filter((name) => !values.includes(name))).toEqual([]);
  },
);

test("a picture's lights go out within five seconds, and blink in steps", () => {
  const rules = PICTURES.flatMap((file) => readText(file).match(/animation:[^;}]+/g) ?? []);
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
