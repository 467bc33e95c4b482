import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";
import { listFiles, pathInDist } from "./built-site.ts";

interface Face {
  weight: string;
  file: string;
}

/** What pages are shown in: the site's own font, and what may stand in for it, a wide one and a narrow one. */
export const FONTS = {
  "the web font": [
    {
      weight: "400 800",
      file: pathInDist(listFiles().find((file) => file.endsWith(".woff2")) ?? "no web font"),
    },
  ],
  "a wide font": facesOf("dejavu-sans"),
  "a narrow font": facesOf("roboto-condensed"),
};

export type FontName = keyof typeof FONTS;

/** How wide a line is at least and at most, beside the same line in the web font. */
const WIDTHS: Record<FontName, [number, number]> = {
  "the web font": [1, 1],
  "a wide font": [1.1, 1.4],
  "a narrow font": [0.6, 0.95],
};

/** A font's normal and bold face, from its package: the same on every machine. */
function facesOf(name: string): Face[] {
  const { resolve } = createRequire(import.meta.url);
  return [400, 700].map((weight) => ({
    weight: String(weight),
    file: resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`),
  }));
}

/** Has the page know the fonts, to be chosen by `showIn`. */
export async function loadFonts(page: Page): Promise<void> {
  const faces = Object.entries(FONTS).flatMap(([name, faces]) =>
    faces.map(({ weight, file }) => ({ name, weight, data: readFileSync(file).toString("base64") })),
  );
  await page.evaluate(async (faces) => {
    for (const { name, weight, data } of faces) {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      document.fonts.add(await new FontFace(name, bytes, { weight }).load());
    }
  }, faces);
}

/** Shows the page in one of the fonts, and fails unless its words have that font's width. */
export async function showIn(page: Page, font: FontName): Promise<void> {
  const [webFont, width] = await page.evaluate((font) => {
    const line = document.createElement("span");
    line.textContent = "Roadside assistance in North Richland Hills";
    line.style.cssText = "position: absolute; white-space: nowrap";
    document.body.append(line);
    const widths = ["the web font", font].map((name) => {
      document.documentElement.style.setProperty("--font-sans", `"${name}", monospace`);
      return line.getBoundingClientRect().width;
    });
    line.remove();
    return widths;
  }, font);
  const [least, most] = WIDTHS[font];
  const ratio = (width ?? 0) / (webFont ?? 0);
  expect(ratio, `${font}: width of a line, beside the web font`).toBeGreaterThanOrEqual(least);
  expect(ratio, `${font}: width of a line, beside the web font`).toBeLessThanOrEqual(most);
}
