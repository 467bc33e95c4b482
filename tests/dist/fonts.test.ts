import { describe, expect, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { CHARACTERS } from "../../src/styles/fonts/subset-plugin.ts";
import { listFiles, readText, sizeOf, texts } from "../support/built-site.ts";
import { ADDRESSES } from "../support/spec.ts";

const fonts = listFiles().filter((file) => file.endsWith(".woff2"));

describe("fonts", () => {
  test("take at most 30 kB in all", () => {
    expect(fonts).toHaveLength(1);
    expect(fonts.reduce((total, file) => total + sizeOf(file), 0)).toBeLessThanOrEqual(30_000);
  });

  test("come from this site, and neither hold up nor move a page", () => {
    const [face = ""] = /@font-face\{[^}]*url\([^}]*\}/.exec(readText("index.html")) ?? [];
    expect(face).toContain(`url(/${fonts[0]})`);
    expect(face).toContain("font-display:optional");
  });

  test.each([...ADDRESSES, "/404"])("%s uses only characters that the font has", (address) => {
    const known = new Set(CHARACTERS + business.name);
    const [words = ""] = texts(address, "body");
    expect([...words].filter((character) => !known.has(character))).toEqual([]);
  });
});
