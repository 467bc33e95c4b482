import { readFile } from "node:fs/promises";
import { business } from "../business/current.ts";
import { ownLogo } from "../business/own-logo.ts";
import { cities, draftCities } from "../content/cities.ts";
import { pictureOf } from "../content/names.ts";
import { draftServices, services } from "../content/services.ts";
import { CARD, type FileSource, LOGO, PHOTO } from "../contract/build-contract.ts";
import { inSiteColors } from "./colors.ts";
import type { IconShape } from "./icon.tsx";

/** The drawings of `scenes/`, which pages show as separate files. */
const scenes = import.meta.glob<string>("./scenes/*.svg", { query: "?raw", import: "default", eager: true });

/** The pictures of the site by their path. What draws them is imported when one is first asked for. */
export const pictureFiles: Readonly<Record<string, FileSource>> = {
  "favicon.svg": async () => (await import("./icon.tsx")).iconSvg({ shape: "tile", adaptive: true }),
  "favicon.ico": async () => (await import("./icon.tsx")).faviconIco(),
  "apple-touch-icon.png": png("square", 180),
  "icons/icon-192.png": png("tile", 192),
  "icons/icon-512.png": png("tile", 512),
  "icons/maskable-192.png": png("maskable", 192),
  "icons/maskable-512.png": png("maskable", 512),
  [CARD.path.slice(1)]: async () => (await import("./preview-card.tsx")).previewCard(),
  "pictures/metroplex.svg": async () => (await import("./map-picture.tsx")).mapPicture(),
  ...(ownLogo !== null && { [LOGO]: logo(ownLogo) }),
  // See hero.css for where the cuts are shown.
  ...(business.photo !== null && {
    [PHOTO.band]: cut(business.photo, 960, 320),
    [PHOTO.wide]: cut(business.photo, 1280, 900),
  }),
  ...filesOf(Object.entries(scenes), ([file, svg]) => [
    file.replace("./scenes", "pictures"),
    inSiteColors(svg),
  ]),
  ...filesOf([...cities, ...draftCities], ({ name }) => [
    `pictures/${pictureOf(name)}.svg`,
    async () => (await import("./city-picture.tsx")).cityPicture(name),
  ]),
  ...filesOf([...services, ...draftServices], ({ addresses: [address], picture, board }) => [
    `pictures/service${address}.svg`,
    async () => (await import("./service-picture.tsx")).servicePicture(picture, board),
  ]),
};

function png(shape: IconShape, size: number): FileSource {
  return async () => (await import("./icon.tsx")).iconPng(shape, size);
}

function logo(svg: string): FileSource {
  return async () => (await import("./icon.tsx")).logoSvg(svg);
}

/** npm runs each command in the project's root, so the path of a file beside business.ts needs no other start. */
function cut(photo: string, width: number, height: number): FileSource {
  return async () => (await import("./photo.ts")).cutPhoto(await readFile(photo), width, height);
}

function filesOf<Item>(items: readonly Item[], fileOf: (item: Item) => readonly [string, FileSource]) {
  return Object.fromEntries(items.map(fileOf));
}
