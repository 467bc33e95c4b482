import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { pictureOf } from "../../owner/names.ts";
import { business, cities, draftCities, draftServices, ownLogo, services } from "../../owner/site.ts";
import { CARD, type FileSource, LOGO, PHOTO } from "../../shared/build-contract.ts";
import { mapFile } from "../map/map-picture.tsx";
import { cityPicture } from "./city-picture.tsx";
import { inSiteColors } from "./colors.ts";
import { placed, SKYLINE } from "./drawing.ts";
import { iconPng, iconSvg, logoSvg } from "./icon.tsx";
import { previewCard } from "./preview-card.tsx";
import { servicePicture } from "./service-picture.tsx";

/** The drawings of `scenes/`, which pages show as separate files. */
const scenes = import.meta.glob<string>("./scenes/*.svg", { query: "?raw", import: "default", eager: true });

const { skyline } = business;

/** The skyline of the home page's picture; without one of the owner's, what is drawn there is nobody's. */
function skylineShapes(): string {
  return skyline === null ? "" : placed(readFileSync(skyline, "utf8"), "skyline", SKYLINE);
}

/** The pictures of the site by their path. */
export const pictureFiles: Readonly<Record<string, FileSource>> = {
  "favicon.svg": () => iconSvg("tile"),
  "favicon.png": () => iconPng("tile", 48),
  "apple-touch-icon.png": () => iconPng("square", 180),
  "icons/icon-512.png": () => iconPng("tile", 512),
  "icons/maskable-512.png": () => iconPng("square", 512),
  [CARD.path.slice(1)]: previewCard,
  ...mapFile,
  ...(ownLogo !== null && { [LOGO]: logoSvg(ownLogo) }),
  // See hero.css for where the cuts are shown.
  ...(business.photo !== null && {
    [PHOTO.band]: cut(business.photo, 960, 320),
    [PHOTO.wide]: cut(business.photo, 1280, 900),
  }),
  ...filesOf(Object.entries(scenes), ([file, svg]) => [
    file.replace("./scenes", "pictures"),
    () => inSiteColors(svg.replace("<!--skyline-->", skylineShapes)),
  ]),
  ...filesOf([...cities, ...draftCities], (city) => [
    `pictures/${pictureOf(city.name)}.svg`,
    () => cityPicture(city),
  ]),
  ...filesOf([...services, ...draftServices], ({ addresses: [address], picture, board }) => [
    `pictures/service${address}.svg`,
    () => servicePicture(picture, board),
  ]),
};

/** The path starts where the logo's does: see `current.ts`. */
function cut(photo: string, width: number, height: number): FileSource {
  return async () => cutPhoto(await readFile(photo), width, height);
}

/** Cuts a photo around what catches the eye, and compresses it. At this quality, nearly all photos take 5 to 40 kB. */
export async function cutPhoto(photo: Buffer, width: number, height: number): Promise<Buffer> {
  return await sharp(photo)
    .autoOrient()
    .flatten()
    .resize(width, height, { position: sharp.strategy.attention })
    // Grain takes half of the bytes and shows nothing.
    .median(3)
    .avif({ quality: 40, effort: 4, chromaSubsampling: "4:2:0" })
    .toBuffer();
}

function filesOf<Item>(items: readonly Item[], fileOf: (item: Item) => readonly [string, FileSource]) {
  return Object.fromEntries(items.map(fileOf));
}
