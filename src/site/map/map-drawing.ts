import type { Business } from "../../owner/business.ts";
import type { Place } from "../../owner/city.ts";
import type { Coordinates } from "../../request/rules/position.ts";
import { cleaned } from "../pictures/drawing.ts";

/** The size of the map in its own units. A phone shows the middle 320 of its width, at one CSS pixel or more each. */
export const MAP = { width: 560, height: 347 } as const;

/** The corners of the area that a map shows. */
type Corners = Pick<NonNullable<Business["map"]>, "northwest" | "southeast">;

/** A point of the map, y down. */
export interface Point {
  x: number;
  y: number;
}

/** Projects coordinates onto the map. Equirectangular: accurate enough for a map 90 miles across. */
export function project(
  { latitude, longitude }: Coordinates,
  { northwest: { latitude: north, longitude: west }, southeast }: Corners,
): Point {
  const x = ((longitude - west) / (southeast.longitude - west)) * MAP.width;
  const y = ((north - latitude) / (north - southeast.latitude)) * MAP.height;
  return { x: Math.round(x), y: Math.round(y) };
}

/** Whether a place is inside the map. */
export function isOnMap({ center }: Pick<Place, "center">, corners: Corners): boolean {
  const { x, y } = project(center, corners);
  return x >= 0 && x <= MAP.width && y >= 0 && y <= MAP.height;
}

/** A text of the class "road" in a drawing. The map has that road's marker in its place. */
const ROAD = /<text class="road" x="([\d.]+)" y="([\d.]+)">([^<]*)<\/text>/g;

/** The land in an owner's drawing, and the roads with their markers' places. */
export function readCountry(file: string) {
  const drawing = cleaned(file, "map", MAP);
  const roads = Array.from(drawing.matchAll(ROAD), ([, x, y, road = ""]) => ({
    ...{ road, x: Number(x), y: Number(y) },
  }));
  return { country: drawing.replaceAll(ROAD, "").replaceAll(/\s*\n\s*/g, ""), roads };
}
