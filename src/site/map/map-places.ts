import { areasOf } from "../../owner/areas.ts";
import type { Business } from "../../owner/business.ts";
import type { Site } from "../../owner/read.ts";
import { isOnMap, MAP_SIZE, project } from "./map-drawing.ts";
import { type MapPlace, shapeOf } from "./map-label.ts";

/** How much of the map's width a phone shows: its middle. */
const ON_PHONES = 320;

/** The scales of names and dots: on phones and wide screens, and on screens between these (`map.css`). */
const SCALES = [1, 0.8];

/** The cities on a map, in their order, and the neighbors. A city without a label is there if its dot has room. */
export function placesOn(map: NonNullable<Business["map"]>, site: Site): MapPlace[] {
  const linked = areasOf(site)
    .ordered.filter((city) => isOnMap(city, map))
    .map(({ name, addresses: [path], center, label }): MapPlace => ({ name, path, label, ...project(center, map) }));
  const neighbors = site.lists.neighbors
    .filter(({ name }) => !linked.some((city) => city.name === name))
    .map(({ name, center, label }): MapPlace => ({ name, label, ...project(center, map) }));
  const shown = [...linked, ...neighbors].filter(({ label }) => label);
  for (const place of linked) {
    if (!place.label && isWithin(MAP_SIZE.width, place) && !shown.some((other) => overlap(place, other)))
      shown.push(place);
  }
  return shown;
}

/** Whether a phone's part of the map has a city, with its name. */
export function isOnPhones(place: MapPlace): boolean {
  return isWithin(ON_PHONES, place);
}

/** Whether what a finger may touch of a place is in the middle of the map, as wide as `width`. */
function isWithin(width: number, place: MapPlace): boolean {
  const { left, right, top, bottom } = edgesOf(place, 1);
  const side = (MAP_SIZE.width - width) / 2;
  return left >= side && right <= MAP_SIZE.width - side && top >= 0 && bottom <= MAP_SIZE.height;
}

/** Whether a finger on one place may touch the other. */
function overlap(one: MapPlace, other: MapPlace): boolean {
  return SCALES.some((scale) => {
    const [a, b] = [edgesOf(one, scale), edgesOf(other, scale)];
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  });
}

/** The edges of what a finger may touch of a place. */
function edgesOf(place: MapPlace, scale: number) {
  const { x, y, width, height } = shapeOf(place).target;
  const [left, top] = [place.x + scale * x, place.y + scale * y];
  return { left, top, right: left + scale * width, bottom: top + scale * height };
}
