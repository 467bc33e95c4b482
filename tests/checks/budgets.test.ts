import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import { describe, expect, test } from "vitest";
import type { SitePack } from "../../src/offline/site-pack.ts";
import { siteOf } from "../../src/render.tsx";
import { PHOTO } from "../../src/shared/build-contract.ts";
import { fileOf } from "../../src/shared/files.ts";
import { firstGroup } from "../../src/shared/text.ts";
import { FONT, fontFile } from "../../src/site/font.ts";
import { BUILT, readBytes, readText } from "../support/dist-files.ts";
import { attributes, select, texts } from "../support/dist-pages.ts";
import { ADDRESSES, KINDS, PAGES } from "../support/pages.ts";
import * as site from "../support/site.ts";

/**
 * What a driver's phone may have to fetch, in bytes of brotli. As shipped, at least 2% of each is free, because any
 * edit changes how well a file compresses. To raise a limit, say in a record in docs/decisions/ whose minute the new
 * bytes save, and change docs/guarantees.md, too.
 */
const BUDGETS = {
  /** A page with its styles comes in one round trip: ten packets (initial congestion window). Cannot be raised. */
  page: 14_000,
  /** What today's notice may add to that: in an ice storm nobody has time to shorten a page. */
  notice: 300,
  /** Every page loads this script, even on the weakest signal. What can wait for a tap belongs in an island. */
  entry: 2_480,
  /** What every page has inside, for what cannot wait for a file. */
  firstAid: 1_550,
  /** The code of all forms comes while the driver reads the first page. */
  islands: 80_000,
  /** All pages come in one file during the first visit. Texts that they share word for word take almost no room. */
  pack: 74_000,
  fonts: 30_000,
  /** The picture at the top is there before the driver scrolls. */
  picture: 15_000,
} as const;

describe("budgets, in bytes of brotli", () => {
  test.each(PAGES)("%s fits into one initial congestion window", (address) => {
    const limit = BUDGETS.page + (site.isNoticeShown ? BUDGETS.notice : 0);
    const size = readBytes(`${fileOf(address)}.br`).length;
    // A word takes five bytes, more or less.
    const words = `some ${Math.ceil((size - limit) / 5)} words too many`;
    const help = () => site.placesOf(address, texts(address, "main").join());
    expect(
      size,
      size > limit ? `${words}; leave out a card, or shorten the longest texts: ${help()}` : "",
    ).toBeLessThanOrEqual(limit);
  });

  test("the script that every page loads", () => {
    const [entry] = BUILT.filter((file) => /^assets\/entry-.*\.js\.br$/.test(file));
    expect(readBytes(entry ?? "").length).toBeLessThanOrEqual(BUDGETS.entry);
    // It imports nothing that would have to load first.
    expect(readText((entry ?? "").replace(/\.br$/, ""))).not.toMatch(/(^|[;}\n])import[{"'`*\w]/);
  });

  test("the script that is inside every page", () => {
    const inside = firstGroup(/<script>(.+?)<\/script>/s, readText("index.html"));
    expect(brotliCompressSync(inside).length).toBeLessThanOrEqual(BUDGETS.firstAid);
  });

  test("everything a page with islands may fetch later", () => {
    const scripts = BUILT.filter((file) => /^assets\/.*\.js\.br$/.test(file) && !file.includes("/entry-"));
    const total = scripts.reduce((sum, file) => sum + readBytes(file).length, 0);
    expect(total).toBeLessThanOrEqual(BUDGETS.islands);
  });

  // Of an owner's photo, only the band, which phones load.
  const pictures = BUILT.filter((file) => /^pictures\/.*\.svg\.br$/.test(file) || file === PHOTO.band);

  test.each(pictures)("the picture %s", (file) => {
    expect(readBytes(file).length, "of an own drawing, leave out what is small").toBeLessThanOrEqual(BUDGETS.picture);
  });
});

/** How many addresses the pack's limit is for: those of the site as shipped. */
const PACKED_PAGES = 44;

test.runIf(site.business.offline)(
  "all pages are in one file, which has 2 kB for each page more than the site as shipped has",
  () => {
    const [file = ""] = BUILT.filter((name) => /^assets\/site-.*\.json$/.test(name));
    const { files, redirects }: SitePack = JSON.parse(readText(file));
    const limit = BUDGETS.pack + Math.max(0, ADDRESSES.length - PACKED_PAGES) * 2_000;
    expect(readBytes(`${file}.br`).length).toBeLessThanOrEqual(limit);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(PAGES));
    const { redirects: old } = siteOf(site.site);
    expect(redirects).toEqual(Object.fromEntries(old.map(({ from, to }) => [from, to])));
  },
);

test("the home page preloads its picture, and nothing else, in its head", () => {
  const preloads = attributes("/", "head link[rel=preload]", "href");
  const drawn = ["/pictures/night-highway.svg"];
  expect(preloads).toEqual(site.business.photo === null ? drawn : [`/${PHOTO.band}`, `/${PHOTO.wide}`]);
  // The part for phones and tablets.
  expect(attributes("/404", ".hero-picture source", "srcset")).toEqual(["/pictures/dead-end.svg#band"]);
  for (const file of BUILT.filter((file) => /^pictures\/(city|service)\/.*\.svg$/.test(file)))
    expect(readText(file), file).toContain('<view id="band"');
});

test("the first view waits for a page's own HTML and nothing else", () => {
  for (const address of [...KINDS, "/404"]) {
    expect(select(address, "link[rel=stylesheet]"), address).toEqual([]);
    expect(attributes(address, "script[src]", "type"), address).toEqual(["module"]);
  }
});

const fonts = BUILT.filter((file) => file.endsWith(".woff2"));

test("fonts take at most 30 kB in all, come from this site, and neither delay nor move texts", () => {
  expect(fonts).toHaveLength(1);
  expect(readBytes(fonts[0] ?? "").length).toBeLessThanOrEqual(BUDGETS.fonts);
  const face = firstGroup(/(@font-face\{[^}]*url\([^}]*\})/, readText("index.html"));
  expect(face).toContain(`url(/${fonts[0]})`);
  expect(face).toContain("font-display:optional");
});

test("fonts have all characters that pages use and the font has", async () => {
  const words = PAGES.flatMap((address) => texts(address, "body > :not(script)")).join("");
  const lettersIn = async (font: Buffer) => {
    // HarfBuzz reads no WOFF2.
    const opened = await subsetFont(font, words, { targetFormat: "sfnt" });
    return String.fromCodePoint(...new Face(new Blob(opened)).collectUnicodes());
  };
  expect(await lettersIn(readBytes(fonts[0] ?? ""))).toBe(await lettersIn(readFileSync(fontFile(FONT.ranges[0]))));
});
