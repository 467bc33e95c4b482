import { type FileContent, LOGO } from "../build-contract.ts";
import { ownLogo } from "../business/own-logo.ts";
import { pictureOf } from "../content/picture-names.ts";
import type { ServicePage } from "../content/types.ts";
import { cardPath, type SignText } from "./card.ts";
import { inSiteColors } from "./colors.ts";
import type { IconShape } from "./icon.tsx";

/** Draws a picture. The code that draws it is imported on the first call. */
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

/** The owner's logo as the header shows it, if there is one. */
export const logoFiles: Readonly<Record<string, Draw>> =
  ownLogo === null ? {} : { [LOGO]: drawLogo(ownLogo) };

function drawLogo(logo: string): Draw {
  return async () => (await import("./icon.tsx")).logoSvg(logo);
}

/** The drawings of `scenes/`, which pages show as separate files. */
const scenes = import.meta.glob<string>("./scenes/*.svg", { query: "?raw", import: "default", eager: true });

/** These drawings in the site's colors, by their path. */
export const sceneFiles: Readonly<Record<string, FileContent>> = Object.fromEntries(
  Object.entries(scenes).map(([file, svg]) => [file.replace("./scenes", "pictures"), inSiteColors(svg)]),
);

/** A picture for each city, by its path. */
export function cityFiles(cities: readonly { name: string }[]): Readonly<Record<string, Draw>> {
  return Object.fromEntries(
    cities.map(({ name }) => [
      `pictures/${pictureOf(name)}.svg`,
      async () => (await import("./city-picture.tsx")).cityPicture(name),
    ]),
  );
}

/** A picture for each service, by its path. */
export function serviceFiles(
  services: readonly Pick<ServicePage, "addresses" | "picture" | "board">[],
): Readonly<Record<string, Draw>> {
  return Object.fromEntries(
    services.map(({ addresses: [address], picture, board }) => [
      `pictures/service${address}.svg`,
      async () => (await import("./service-picture.tsx")).servicePicture(picture, board),
    ]),
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
