import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { listFiles, pathInDist } from "./dist-files.ts";

interface Face {
  weight: string;
  file: string;
}

/** What pages are shown in: the site's own font, and what may replace it, a wide one and a narrow one. */
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

/** Shows the page in one of the fonts, headings too, whether or not they have the brand's letters by now. */
export async function showIn(page: Page, font: FontName): Promise<void> {
  await page.evaluate((font) => {
    document.documentElement.style.setProperty("--font-sans", `"${font}", monospace`);
    for (const heading of document.querySelectorAll<HTMLElement>("h1, h2, h3")) {
      heading.style.fontFamily = "var(--font-sans)";
    }
  }, font);
}
