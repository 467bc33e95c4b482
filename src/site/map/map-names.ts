import type { LinkedPlace } from "../../owner/areas.ts";
import type { Direction, Place } from "../../owner/city.ts";
import { widthOf } from "../pictures/outlines.ts";
import { MAP, type Point } from "./map-drawing.ts";

/** A name on the map, and the point of its dot. Those without a path are neighbors. */
export interface MapName extends LinkedPlace, Point {
  label?: Place["label"];
}

/** A name that has its place on the map. */
export interface PlacedName extends MapName {
  label: NonNullable<Place["label"]>;
  /** Whether it has room only on wide screens. */
  isWide: boolean;
  /** Whether it is on another side than its file says. */
  isMoved: boolean;
}

/** For each side of a dot: which part of a name is anchored, at which x, and whether it is above or below the dot. */
const SIDES: Readonly<Record<Direction, readonly [anchor: "start" | "middle" | "end", x: number, down: -1 | 0 | 1]>> = {
  east: ["start", 9, 0],
  west: ["end", -9, 0],
  north: ["middle", 0, -1],
  south: ["middle", 0, 1],
  northeast: ["start", -4, -1],
  northwest: ["end", 4, -1],
  southeast: ["start", -4, 1],
  southwest: ["end", 4, 1],
};

/** The share of a name's width that is before its anchor. */
export const STARTS = { start: 0, middle: 0.5, end: 1 } as const;

/** Where the lines of a name are, seen from its dot. */
export function linesOf({ name, path, label }: Pick<PlacedName, "name" | "path" | "label">) {
  const { side, large = false, away = 0, stacked = away > 0 } = label;
  const lines = stacked ? name.split(" ") : [name];
  const fontSize = path === undefined ? 11 : large ? 15 : 12;
  const [anchor, x, down] = SIDES[side];
  const height = lines.length * fontSize;
  return { lines, fontSize, anchor, x, down, away, height, middle: down * (away + height / 2 + 6) };
}

/** The space of something on the map: the way from its point to its middle, and how far it reaches from there. */
interface Mark extends Point {
  right: number;
  below: number;
  across: number;
  down: number;
}

const MARKER = { right: 0, below: 0, across: 12, down: 10 };
const DOT = { right: 0, below: 0, across: 5, down: 5 };

/** How much wider than in the site's font a name is in a wide one, such as Verdana. */
const WIDEST = 1.22;

/** The free space around a name, so that it does not touch another. */
const GAP = 2;

function markOf(name: MapName & Pick<PlacedName, "label">, gap = 0): Mark {
  const { lines, fontSize, anchor, x, height, middle } = linesOf(name);
  const width = (WIDEST * fontSize * Math.max(...lines.map(widthOf))) / 100;
  const right = x + (0.5 - STARTS[anchor]) * width;
  return { x: name.x, y: name.y, right, below: middle, across: width / 2 + gap, down: height / 2 + gap };
}

/** The scales at which marks are drawn: on phones and wide screens, and on screens between these (`map.css`). */
const SCALES = [1, 0.8];

function overlap(one: Mark, other: Mark): boolean {
  return SCALES.some((scale) => {
    const right = one.x - other.x + scale * (one.right - other.right);
    const below = one.y - other.y + scale * (one.below - other.below);
    return Math.abs(right) < scale * (one.across + other.across) && Math.abs(below) < scale * (one.down + other.down);
  });
}

/** How much of the map's width a phone shows. */
const ON_PHONES = 320;

/** The free space beside the edges of the map: small letters, aligned to pixels, take up to a twentieth more room. */
const MARGIN = 4;

/** Whether all of a mark is in the middle of the map, as wide as `width`. */
function isWithin(width: number, { x, y, right, below, across, down }: Mark): boolean {
  return SCALES.every(
    (scale) =>
      Math.abs(x + scale * right - MAP.width / 2) + scale * across + MARGIN <= width / 2 &&
      Math.abs(y + scale * below - MAP.height / 2) + scale * down <= MAP.height / 2,
  );
}

/** The ways to place a name: on each side of its dot, on one line, and then with one line for each word. */
const WAYS = [false, true].flatMap((stacked) =>
  (Object.keys(SIDES) as Direction[]).map((side) => ({ side, stacked, away: 0 })),
);

/**
 * Gives each name a place where it covers no other name, dot or marker, in any font: on the side that its city's file
 * says, or else in the first of the `WAYS` that is free. A name without room on phones is only on wide screens. One
 * without room there either is left out, and so is one that is there already, such as a neighbor that has got a page,
 * or whose dot an earlier name covers. Names are placed in the order of the list, so that a new city moves none before
 * it.
 */
export function arrange(names: readonly MapName[], markers: readonly Point[]): PlacedName[] {
  const roads = markers.map((marker) => ({ ...marker, ...MARKER }));
  const taken: Mark[] = [];
  return names.flatMap((name, index) => {
    const own = name.label ?? { side: "east" };
    const dot = { ...DOT, x: name.x, y: name.y };
    const isThere = names.slice(0, index).some((other) => other.name === name.name);
    if (isThere || taken.some((other) => overlap(dot, other))) return [];
    const free = [own, ...WAYS.map((way) => ({ ...own, ...way }))]
      .map((label) => ({ ...name, label }))
      .filter((place) => isWithin(MAP.width, markOf(place)))
      .filter((place) => ![...roads, ...taken].some((other) => overlap(markOf(place), other)));
    const onPhones = free.find((place) => place.path !== undefined && isWithin(ON_PHONES, markOf(place)));
    const place = onPhones ?? free[0];
    if (!place) return [];
    taken.push(markOf(place, GAP), dot);
    return [{ ...place, isWide: !onPhones, isMoved: name.label !== undefined && place.label !== own }];
  });
}
