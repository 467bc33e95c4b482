import type { Business } from "../../owner/business.ts";
import type { Place } from "../../owner/city.ts";
import type { Coordinates } from "../../request/rules/position.ts";
import { checkProportions, type Drawing, svgForPage } from "../pictures/drawing.ts";
import type { SvgElement } from "../pictures/read-svg.ts";

/** The size of the map in its own units. A phone shows the middle 320 of its width, at one CSS pixel or more each. */
export const MAP_SIZE = { width: 560, height: 347 } as const;

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
  const x = ((longitude - west) / (southeast.longitude - west)) * MAP_SIZE.width;
  const y = ((north - latitude) / (north - southeast.latitude)) * MAP_SIZE.height;
  return { x: Math.round(x), y: Math.round(y) };
}

/** Whether a place is inside the map. */
export function isOnMap({ center }: Pick<Place, "center">, corners: Corners): boolean {
  const { x, y } = project(center, corners);
  return x >= 0 && x <= MAP_SIZE.width && y >= 0 && y <= MAP_SIZE.height;
}

/** A road's marker on the map. */
interface MapRoad extends Point {
  road: string;
}

/**
 * The land in an owner's drawing, and the roads with their markers' places: texts of the class "road" name them.
 * @throws {Error} that says what to change, if the drawing cannot be used.
 */
export function readMapDrawing(drawing: Drawing): { land: string; roads: MapRoad[] } {
  checkProportions(drawing, MAP_SIZE);
  const roads: MapRoad[] = [];
  const scale = MAP_SIZE.width / drawing.width;
  const withoutRoads = (element: SvgElement, origin: Point): SvgElement => ({
    ...element,
    children: element.children.flatMap((child): SvgElement["children"] => {
      if (typeof child === "string") return [child];
      const own = moved(child, origin);
      if (!isRoad(child)) return [withoutRoads(child, own)];
      const { x, y } = placeOf(child, own);
      roads.push({ road: wordsOf(child), x: round((x - drawing.left) * scale), y: round((y - drawing.top) * scale) });
      return [];
    }),
  });
  const root = withoutRoads(drawing.root, { x: 0, y: 0 });
  return { land: svgForPage({ ...drawing, root }, "map"), roads };
}

/** To a tenth of a unit. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function isRoad({ name, attributes }: SvgElement): boolean {
  return name === "text" && (attributes.class ?? "").split(/\s+/).includes("road");
}

/** The words of a text, whose lines drawing programs put into elements of their own. */
function wordsOf({ children }: SvgElement): string {
  const parts = children.map((child) => (typeof child === "string" ? child : wordsOf(child)));
  return parts.join("").replaceAll(/\s+/g, " ").trim();
}

/** Where a text begins: it says so itself, or the first line in it does. */
function placeOf(text: SvgElement, origin: Point): Point {
  const line = text.children.find((child) => typeof child !== "string");
  const at = (axis: "x" | "y") =>
    origin[axis] + Number.parseFloat(text.attributes[axis] ?? line?.attributes[axis] ?? "0");
  const place = { x: at("x"), y: at("y") };
  if (Number.isFinite(place.x + place.y)) return place;
  throw new Error(
    `its line ${text.line}: the place of the road ${wordsOf(text)} is not clear; expected a text with x and y, in no group that is turned or scaled`,
  );
}

/** A move without turn or scale, as drawing programs write it. */
const MOVE = /^\s*(?:translate\(|matrix\(\s*1[\s,]+0[\s,]+0[\s,]+1[\s,])\s*([-\d.e]+)(?:[\s,]+([-\d.e]+))?\s*\)\s*$/;

/** The origin of an element's coordinates; not a number if the element is turned or scaled. */
function moved({ attributes: { transform } }: SvgElement, origin: Point): Point {
  if (transform === undefined) return origin;
  const [, x = "turned", y = "0"] = MOVE.exec(transform) ?? [];
  return { x: origin.x + Number(x), y: origin.y + Number(y) };
}
