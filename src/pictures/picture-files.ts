import type { FileContent } from "../build-contract.ts";
import { business } from "../business/current.ts";
import { cardPath, type SignText } from "./card.ts";
import { colors } from "./colors.ts";
import type { IconShape } from "./icon.tsx";
import { stripeColors } from "./van.ts";

/** Draws a picture. What it takes to draw one is loaded with the first that is asked for. */
type Draw = () => Promise<FileContent>;

/** The site's icons, and the map of the cities as a picture, by their path. */
export const drawnFiles: Readonly<Record<string, Draw>> = {
  "favicon.svg": async () => (await import("./icon.tsx")).iconSvg({ shape: "tile", adaptive: true }),
  "favicon.ico": async () => (await import("./icon.tsx")).faviconIco(),
  "apple-touch-icon.png": png("square", 180),
  "icons/icon-192.png": png("tile", 192),
  "icons/icon-512.png": png("tile", 512),
  "icons/maskable-192.png": png("maskable", 192),
  "icons/maskable-512.png": png("maskable", 512),
  "pictures/metroplex.svg": async () => (await import("./map-picture.tsx")).mapPicture(),
};

function png(shape: IconShape, size: number): Draw {
  return async () => (await import("./icon.tsx")).iconPng(shape, size);
}

/** The drawings of `scenes/`, which pages show as files of their own. */
const scenes = import.meta.glob<string>("./scenes/*.svg", { query: "?raw", import: "default", eager: true });

/** The same by their path. A picture knows no custom properties: in their place it gets the colors themselves. */
export const sceneFiles: Readonly<Record<string, FileContent>> = Object.fromEntries(
  Object.entries(scenes).map(([file, svg]) => [
    file.replace("./scenes", "pictures"),
    inColors(svg, { ...colors, ...stripeColors(business) }),
  ]),
);

/** A drawing in the colors of a site, by their names. */
export function inColors(svg: string, colors: Readonly<Record<string, string>>): string {
  const values = new Map(Object.entries(colors));
  return svg.replaceAll(
    /var\(--color-([\w-]+), (#\w+)\)/g,
    (_, name: string, drawn: string) => values.get(name) ?? drawn,
  );
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
