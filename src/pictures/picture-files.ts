import type { FileContent } from "../../prerender/site.ts";
import { cardPath, type SignText } from "./card.ts";
import type { IconShape } from "./icon.tsx";

/** Draws a picture. What it takes to draw one is loaded with the first that is asked for. */
type Draw = () => Promise<FileContent>;

/** The site's icons, by their path. */
export const iconFiles: Readonly<Record<string, Draw>> = {
  "favicon.svg": async () => (await import("./icon.tsx")).iconSvg({ shape: "tile", adaptive: true }),
  "favicon.ico": async () => (await import("./icon-files.ts")).faviconIco(),
  "apple-touch-icon.png": png("square", 180),
  "icons/icon-192.png": png("tile", 192),
  "icons/icon-512.png": png("tile", 512),
  "icons/maskable-192.png": png("maskable", 192),
  "icons/maskable-512.png": png("maskable", 512),
};

function png(shape: IconShape, size: number): Draw {
  return async () => (await import("./icon-files.ts")).iconPng(shape, size);
}

/** The cards of pages, by their path: one for each canonical address. */
export function cardFiles(
  pages: readonly { canonical: string; sign: SignText }[],
): Readonly<Record<string, Draw>> {
  return Object.fromEntries(
    pages.map(({ canonical, sign }) => [
      cardPath(canonical).slice(1),
      async () => (await import("./og-card.tsx")).ogCard(sign),
    ]),
  );
}
