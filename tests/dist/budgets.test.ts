import { readFileSync } from "node:fs";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import { describe, expect, test } from "vitest";
import { SOURCE } from "../../prerender/plugins/subset-plugin.ts";
import { PHOTO } from "../../src/shared/build-contract.ts";
import { fileOf } from "../../src/shared/files.ts";
import { firstGroup } from "../../src/shared/text.ts";
import { attributes, BUILT, readBytes, readText, select, sizeOf, texts } from "../support/dist-files.ts";
import { KINDS, PAGES } from "../support/pages.ts";
import * as site from "../support/site.ts";
import { BUDGETS } from "./budgets.ts";

describe("budgets, in bytes of brotli", () => {
  test.each(PAGES)("%s fits into one initial congestion window", (address) => {
    const limit = BUDGETS.page + (site.isNoticeShown ? BUDGETS.notice : 0);
    const size = sizeOf(`${fileOf(address)}.br`);
    // A word takes five bytes, more or less.
    const words = `some ${Math.ceil((size - limit) / 5)} words too many in ${site.sourceOf(address)}`;
    const help = `${words}; leave out a card, or shorten the longest reviews, articles or cards of cities`;
    expect(size, help).toBeLessThanOrEqual(limit);
  });

  test("the script that every page loads", () => {
    const [entry] = BUILT.filter((file) => /^assets\/entry-.*\.js\.br$/.test(file));
    expect(sizeOf(entry ?? "")).toBeLessThanOrEqual(BUDGETS.entry);
    // It imports nothing that would have to load first.
    expect(readText((entry ?? "").replace(/\.br$/, ""))).not.toMatch(/(^|[;}\n])import[{"'`*\w]/);
  });

  test("everything a page with islands may fetch later", () => {
    const scripts = BUILT.filter((file) => /^assets\/.*\.js\.br$/.test(file) && !file.includes("/entry-"));
    const total = scripts.reduce((sum, file) => sum + sizeOf(file), 0);
    expect(total).toBeLessThanOrEqual(BUDGETS.islands);
  });

  // Of an owner's photo, only the band, which phones load.
  const pictures = BUILT.filter((file) => /^pictures\/.*\.svg\.br$/.test(file) || file === PHOTO.band);

  test.each(pictures)("the picture %s", (file) => {
    expect(sizeOf(file), "of an own drawing, leave out what is small").toBeLessThanOrEqual(BUDGETS.picture);
  });
});

describe("what the first view waits for", () => {
  test("the home page preloads its picture, and nothing else, in its head", () => {
    const preloads = attributes("/", "head link[rel=preload]", "href");
    const drawn = ["/pictures/night-highway.svg"];
    expect(preloads).toEqual(site.business.photo === null ? drawn : [`/${PHOTO.band}`, `/${PHOTO.wide}`]);
  });

  test("a page's own HTML and nothing else", () => {
    for (const address of [...KINDS, "/404"]) {
      expect(select(address, "link[rel=stylesheet]"), address).toEqual([]);
      expect(attributes(address, "script[src]", "type"), address).toEqual(["module"]);
    }
  });
});

describe("fonts", () => {
  const fonts = BUILT.filter((file) => file.endsWith(".woff2"));

  test("take at most 30 kB in all, come from this site, and neither delay nor move texts", () => {
    expect(fonts).toHaveLength(1);
    expect(sizeOf(fonts[0] ?? "")).toBeLessThanOrEqual(BUDGETS.fonts);
    const face = firstGroup(/(@font-face\{[^}]*url\([^}]*\})/, readText("index.html"));
    expect(face).toContain(`url(/${fonts[0]})`);
    expect(face).toContain("font-display:optional");
  });

  test("have all characters that pages use and Overpass has", async () => {
    const words = PAGES.flatMap((address) => texts(address, "body > :not(script)")).join("");
    const lettersIn = async (font: Buffer) => {
      // HarfBuzz reads no WOFF2.
      const opened = await subsetFont(font, words, { targetFormat: "sfnt" });
      return String.fromCodePoint(...new Face(new Blob(opened)).collectUnicodes());
    };
    expect(await lettersIn(readBytes(fonts[0] ?? ""))).toBe(await lettersIn(readFileSync(SOURCE)));
  });
});
