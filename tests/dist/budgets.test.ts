import path from "node:path";
import { brotliDecompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import { charactersOf } from "../../prerender/plugins/subset-plugin.ts";
import { PHOTO } from "../../src/build-contract.ts";
import { business } from "../../src/business/current.ts";
import { redirects } from "../../src/document/render.tsx";
import { isAsShipped } from "../support/business.ts";
import {
  attributes,
  fileOf,
  listFiles,
  readBytes,
  readText,
  select,
  sizeOf,
  texts,
} from "../support/dist-files.ts";
import { ADDRESSES, PAGES } from "../support/pages.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

const files = listFiles();

/** What an owner's own name, logo, photo, license and texts may add to a page. */
const OWN_WORDS = isAsShipped ? 0 : 400;

describe("budgets, in bytes of brotli", () => {
  test.each(PAGES)("%s; the home page fits into one initial congestion window", (address) => {
    expect(sizeOf(`${fileOf(address)}.br`)).toBeLessThanOrEqual(
      address === "/" ? 14_000 : 12_600 + OWN_WORDS,
    );
  });

  // With the response's headers: three of the smallest records of TLS (docs/decisions/0004).
  test.each(PAGES)("%s: the header, and in it a call, is in the first 3,400", (address) => {
    const start = readBytes(`${fileOf(address)}.br`).subarray(0, 3_400);
    const html = brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
    expect(String(html)).toContain("</header>");
  });

  test("the script that every page loads", () => {
    const [entry] = files.filter((file) => /^assets\/entry-.*\.js\.br$/.test(file));
    expect(sizeOf(entry ?? "")).toBeLessThanOrEqual(2_304);
    // Anything it imported would have to load before it runs.
    expect(readText((entry ?? "").replace(/\.br$/, ""))).not.toMatch(/(^|[;}\n])import[{"'`*\w]/);
  });

  test("everything a page with islands may fetch later", () => {
    const scripts = files.filter((file) => /^assets\/.*\.js\.br$/.test(file) && !file.includes("/entry-"));
    expect(scripts.reduce((total, file) => total + sizeOf(file), 0)).toBeLessThanOrEqual(82_000);
  });

  test.runIf(business.offline)(
    "all pages in one file: 67 kB with brotli, 84 kB with gzip, and 2 kB for each page more than the site as shipped has",
    () => {
      const [pack = ""] = files.filter((file) => /^assets\/site-.*\.json$/.test(file));
      const { whole, entries, redirects: old } = JSON.parse(readText(pack));
      const more = Math.max(0, ADDRESSES.length - 44) * 2_000;
      expect(sizeOf(`${pack}.gz`)).toBeLessThanOrEqual(whole ? 84_000 + more : 200_000);
      expect(sizeOf(`${pack}.br`)).toBeLessThanOrEqual(whole ? 67_000 + more : 200_000);
      if (whole) expect(Object.keys(entries)).toEqual(expect.arrayContaining(PAGES));
      expect(old).toEqual(Object.fromEntries(redirects.map(({ from, to }) => [from, to])));
    },
  );

  test.each(files.filter((file) => /^pictures\/.*\.svg\.br$/.test(file)))("the picture %s", (file) => {
    expect(sizeOf(file)).toBeLessThanOrEqual(15_000);
  });

  test.runIf(business.photo)("the owner's photo, on phones and on wide screens", () => {
    expect(sizeOf(PHOTO.band)).toBeLessThanOrEqual(15_000);
    expect(sizeOf(PHOTO.wide)).toBeLessThanOrEqual(40_000);
  });
});

describe("what the first view waits for", () => {
  test("the home page preloads its picture, and nothing else, in its head", () => {
    const preloads = attributes("/", "head link[rel=preload]", "href");
    const drawn = ["/pictures/night-highway.svg"];
    expect(preloads).toEqual(business.photo === null ? drawn : [`/${PHOTO.band}`, `/${PHOTO.wide}`]);
  });

  test.each(PAGES)("%s: its own HTML and nothing else", (address) => {
    expect(select(address, "link[rel=stylesheet]")).toEqual([]);
    expect(attributes(address, "script[src]", "type")).toEqual(["module"]);
  });
});

describe("fonts", () => {
  const fonts = files.filter((file) => file.endsWith(".woff2"));
  const cutFor = charactersOf(ROOT, business.name).then((characters) => new Set(characters));

  test("take at most 30 kB in all, come from this site, and neither delay nor move texts", () => {
    expect(fonts).toHaveLength(1);
    expect(sizeOf(fonts[0] ?? "")).toBeLessThanOrEqual(30_000);
    const [face = ""] = /@font-face\{[^}]*url\([^}]*\}/.exec(readText("index.html")) ?? [];
    expect(face).toContain(`url(/${fonts[0]})`);
    expect(face).toContain("font-display:optional");
  });

  test.each(PAGES)("%s uses only characters that the font was cut for", async (address) => {
    const known = await cutFor;
    const [words = ""] = texts(address, "body");
    expect([...words].filter((character) => !known.has(character))).toEqual([]);
  });
});
