import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Site } from "../../owner/read.ts";
import { CARD, type FileSource, LOGO, PHOTO } from "../../shared/build-contract.ts";
import { replaceOnce } from "../../shared/text.ts";
import { mapFile } from "../map/map-picture.tsx";
import { inSiteColors } from "../styles/colors.ts";
import { cityPicture } from "./city-picture.tsx";
import { cutPhoto } from "./cut-photo.ts";
import { fittedSvg, ownDrawing, SKYLINE_SIZE } from "./drawing.ts";
import { cityPictureName, type PictureName, pictureAddress, servicePictureName } from "./picture-names.ts";
import { previewCard } from "./preview-card.tsx";
import nightHighway from "./scenes/night-highway.svg?raw";
import { scenes, servicePicture } from "./service-picture.tsx";
import { type IconShape, iconPng, iconSvg, logoSvg } from "./site-icon.tsx";

/** The pictures of the site by their path. */
export function pictureFiles(site: Site): Readonly<Record<string, FileSource>> {
  const { business } = site;
  const logo = ownDrawing(site, business.logo);
  const icon = (shape: IconShape) => iconSvg(business, logo, shape);
  // Without it, the home page's picture shows a skyline of no particular city.
  const skyline = () => {
    const drawing = ownDrawing(site, business.skyline);
    return drawing === null ? "" : fittedSvg(drawing, "skyline", SKYLINE_SIZE);
  };
  const cut = (photo: string, width: number, height: number) => async () =>
    cutPhoto(await readFile(path.join(site.root, photo)), width, height);
  return {
    "favicon.svg": () => icon("tile"),
    "favicon.png": () => iconPng(icon("tile"), 48),
    "apple-touch-icon.png": () => iconPng(icon("square"), 180),
    "icons/icon-512.png": () => iconPng(icon("tile"), 512),
    "icons/maskable-512.png": () => iconPng(icon("square"), 512),
    [CARD.path.slice(1)]: () => previewCard(business),
    ...mapFile(site),
    ...(logo !== null && { [LOGO]: logoSvg(business, logo) }),
    ...(business.photo !== null && {
      [PHOTO.band]: cut(business.photo, 960, 320),
      [PHOTO.wide]: cut(business.photo, 1280, 900),
    }),
    ...filesOf(Object.entries(scenes), ([file, svg]) => [
      file.replace("./scenes", "pictures"),
      () => inSiteColors(svg, business),
    ]),
    [fileOf("night-highway")]: () => inSiteColors(replaceOnce(nightHighway, "<!--skyline-->", skyline()), business),
    ...picturesOfPages(site, site.draftCities, site.draftServices),
    ...picturesOfPages(site, site.cities, site.services),
  };
}

/** The paths of the pictures that only drafts show. */
export function draftPictures(site: Site): string[] {
  return Object.keys(picturesOfPages(site, site.draftCities, site.draftServices));
}

function picturesOfPages(site: Site, cities: Site["cities"], services: Site["services"]) {
  return {
    ...filesOf(cities, (city) => [fileOf(cityPictureName(city.name)), () => cityPicture(city, site)]),
    ...filesOf(services, (service) => [
      fileOf(servicePictureName(service)),
      () => servicePicture(service.picture, service.board, site.business),
    ]),
  };
}

function fileOf(name: PictureName): string {
  return pictureAddress(name).slice(1);
}

function filesOf<Item>(items: readonly Item[], make: (item: Item) => readonly [string, FileSource]) {
  return Object.fromEntries(items.map(make));
}
