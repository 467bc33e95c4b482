import { describe, expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { attributes, listFiles, readText } from "../support/built-site.ts";
import { ADDRESSES } from "../support/pages.ts";

interface Manifest {
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; short_name?: string; url: string }[];
}

const manifest = JSON.parse(readText("manifest.webmanifest")) as Manifest;

describe("the web app manifest", () => {
  test("has icons of both sizes and both kinds, all of which exist", () => {
    const files = listFiles();
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).toSorted()).toEqual([
      "192x192 any",
      "192x192 maskable",
      "512x512 any",
      "512x512 maskable",
    ]);
    expect(manifest.icons.filter(({ src }) => !files.includes(src.slice(1)))).toEqual([]);
  });

  test("has the shortcuts Call and Request help, each to a page where that comes first", () => {
    expect(manifest.shortcuts.map(({ name, short_name }) => short_name ?? name)).toEqual([
      "Call",
      "Request help",
    ]);
    for (const { url } of manifest.shortcuts) {
      expect(ADDRESSES).toContain(url);
      const [first] = attributes(url, "main a:not(.danger a)", "href");
      expect(first).toBe(`tel:${business.hotline.e164}`);
    }
  });
});
