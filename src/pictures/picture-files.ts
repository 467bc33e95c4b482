import { readFile } from "node:fs/promises";
import { business } from "../business/current.ts";
import { ownLogo } from "../business/own-logo.ts";
import { pictureOf } from "../content/picture-names.ts";
import type { ServicePage } from "../content/types.ts";
import { type FileContent, LOGO, PHOTO } from "../contract/build-contract.ts";
import { CARD } from "./card.ts";
import { inSiteColors } from "./colors.ts";
import type { IconShape } from "./icon.tsx";

/** Draws a picture. The code that draws it is imported on the first call. */
type Draw = () => Promise<FileContent>;

/** The site's icons, its preview card, and the map of the cities as a picture, by their path. */
export const drawnFiles: Readonly<Record<string, Draw>> = {
  "favicon.svg": async () => (await import("./icon.tsx")).iconSvg({ shape: "tile", adaptive: true }),
  "favicon.ico": async () => (await import("./icon.tsx")).faviconIco(),
  "apple-touch-icon.png": png("square", 180),
  "icons/icon-192.png": png("tile", 192),
  "icons/icon-512.png": png("tile", 512),
  "icons/maskable-192.png": png("maskable", 192),
  "icons/maskable-512.png": png("maskable", 512),
  [CARD.path.slice(1)]: async () => (await import("./preview-card.tsx")).previewCard(),
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

/** The cuts of the owner's photo, if there is one: see hero.css for where they are shown. */
export const photoFiles: Readonly<Record<string, Draw>> =
  business.photo === null
    ? {}
    : { [PHOTO.band]: drawCut(business.photo, 960, 320), [PHOTO.wide]: drawCut(business.photo, 1280, 900) };

/** npm runs each command in the project's root, so the path of a file beside business.ts needs no other start. */
function drawCut(photo: string, width: number, height: number): Draw {
  return async () => (await import("./photo.ts")).cutPhoto(await readFile(photo), width, height);
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
