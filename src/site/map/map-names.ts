import type { LinkedPlace } from "../../owner/areas.ts";
import type { Direction, Place } from "../../owner/city.ts";
import { widthOf } from "../pictures/outlines.ts";
import { MAP, type Point } from "./map-drawing.ts";

/** A name on the map, and the point of its dot. Those without a path are neighbors. */
export interface MapName extends LinkedPlace, Point {
  label?: Place["label"];
}

/** A name that has a place. */
export interface PlacedName extends MapName {
  label: NonNullable<Place["label"]>;
  /** Whether it has no room on a phone's map. */
  isWide: boolean;
  /** Whether it has no room on the side that its file says. */
  isMoved: boolean;
}

/** Each side of a dot: where a name there starts, ends or has its middle, and whether it is above or below the dot. */
const SIDES: Readonly<
  Record<Direction, readonly [anchor: "start" | "middle" | "end", x: number, down: -1 | 0 | 1]>
> = {
  east: ["start", 9, 0],
  west: ["end", -9, 0],
  north: ["middle", 0, -1],
  south: ["middle", 0, 1],
  northeast: ["start", -4, -1],
  northwest: ["end", 4, -1],
  southeast: ["start", -4, 1],
  southwest: ["end", 4, 1],
};

/** The part of a name that is before the point where it is anchored. */
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

/** What something takes of the map: where its middle is, seen from its point, and how far it reaches from there. */
interface Mark extends Point {
  right: number;
  below: number;
  across: number;
  down: number;
}

const MARKER = { right: 0, below: 0, across: 12, down: 10 };
const DOT = { right: 0, below: 0, across: 5, down: 5 };

/** How much wider than in the site's font a name can be in another, such as Verdana. */
const WIDEST = 1.22;

/** What is free around a name: a rim of 2, so that it does not touch another. */
const GAP = 2;

function markOf(name: MapName & Pick<PlacedName, "label">, gap = 0): Mark {
  const { lines, fontSize, anchor, x, height, middle } = linesOf(name);
  const width = (WIDEST * fontSize * Math.max(...lines.map(widthOf))) / 100;
  const right = x + (0.5 - STARTS[anchor]) * width;
  return { x: name.x, y: name.y, right, below: middle, across: width / 2 + gap, down: height / 2 + gap };
}

/** The sizes of marks in units of the map: on phones and wide screens, and on those between (`map.css`). */
const SCALES = [1, 0.8];

function overlap(one: Mark, other: Mark): boolean {
  return SCALES.some((scale) => {
    const right = one.x - other.x + scale * (one.right - other.right);
    const below = one.y - other.y + scale * (one.below - other.below);
    return (
      Math.abs(right) < scale * (one.across + other.across) &&
      Math.abs(below) < scale * (one.down + other.down)
    );
  });
}

/** How much of the map's width is seen on a phone. */
const ON_PHONES = 320;

/** What is free beside the edges of the map: small letters that are aligned to pixels take up to a twentieth more. */
const MARGIN = 4;

/** Whether all of a mark is in the middle of the map. */
function isWithin(width: number, { x, y, right, below, across, down }: Mark): boolean {
  return SCALES.every(
    (scale) =>
      Math.abs(x + scale * right - MAP.width / 2) + scale * across + MARGIN <= width / 2 &&
      Math.abs(y + scale * below - MAP.height / 2) + scale * down <= MAP.height / 2,
  );
}

/** Each side of a dot, with the name on one line, and then with a line for each word. */
const WAYS = [false, true].flatMap((stacked) =>
  (Object.keys(SIDES) as Direction[]).map((side) => ({ side, stacked, away: 0 })),
);

/**
 * Gives each name a place where it covers no other name, dot or road's marker, in any font: on the side that its city's file
 * says, or else on the first other that is free, on one line or on one for each word. A name that has none on phones is only
 * on wide screens; one that has none there either is left out, and so is one whose dot an earlier name covers. What comes
 * first in the list is placed first, so that a new city moves none before it.
 */
export function arrange(names: readonly MapName[], markers: readonly Point[]): PlacedName[] {
  const roads = markers.map((marker) => ({ ...marker, ...MARKER }));
  const taken: Mark[] = [];
  return names.flatMap((name) => {
    const own = name.label ?? { side: "east" };
    const dot = { ...DOT, x: name.x, y: name.y };
    if (taken.some((other) => overlap(dot, other))) return [];
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
