import type { Direction, Place } from "../../owner/city.ts";
import type { LinkedPlace } from "../components/lists.tsx";
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

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function around({ x, y }: Point, across: number, down: number): Box {
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

/** What is seen of the map on a phone, and on wide screens. */
const MIDDLE = { x: MAP.width / 2, y: MAP.height / 2 };
const ON_PHONES = around(MIDDLE, 160, MAP.height / 2);
const ON_WIDE_SCREENS = around(MIDDLE, MAP.width / 2, MAP.height / 2);

/** How much wider than in the site's font a name can be in another. */
const WIDEST = 1.22;

/** The sizes of names, dots and markers in units of the map: on phones and wide screens, and on those between (`map.css`). */
const SCALES = [1, 0.8];

/** What a name takes of the map at each size. */
function nameBoxes(name: Omit<PlacedName, "isWide">): Box[] {
  const { lines, fontSize, anchor, x, height, middle } = linesOf(name);
  const width = (WIDEST * fontSize * Math.max(...lines.map(widthOf))) / 100;
  const center = x + (0.5 - STARTS[anchor]) * width;
  return SCALES.map((scale) =>
    around(
      { x: name.x + scale * center, y: name.y + scale * middle },
      (scale * width) / 2,
      (scale * height) / 2,
    ),
  );
}

/** What a dot or a marker takes of the map at each size. */
function boxesAround(point: Point, across: number, down: number): Box[] {
  return SCALES.map((scale) => around(point, scale * across, scale * down));
}

function areApart(some: readonly Box[], others: readonly Box[]): boolean {
  return some.every((one, index) => {
    const other = others[index];
    return (
      !other ||
      one.right <= other.left ||
      other.right <= one.left ||
      one.bottom <= other.top ||
      other.bottom <= one.top
    );
  });
}

function areInside(boxes: readonly Box[], outer: Box): boolean {
  return boxes.every(
    ({ left, right, top, bottom }) =>
      left >= outer.left && right <= outer.right && top >= outer.top && bottom <= outer.bottom,
  );
}

/**
 * Gives each name a place where it covers no other name, dot or road's marker, in any font: on the side that its city's file
 * says, or else on the first other that is free, on one line or on one for each word. A name that has none on phones is only
 * on wide screens; one that has none there either is left out, and so is one whose dot an earlier name covers. What comes
 * first in the list is placed first, so that a new city moves none before it.
 */
export function arrange(names: readonly MapName[], markers: readonly Point[]): PlacedName[] {
  const taken = markers.map((marker) => boxesAround(marker, 12, 10));
  return names.flatMap((name) => {
    const { label = { side: "east" } } = name;
    const others = [false, true].flatMap((stacked) =>
      (Object.keys(SIDES) as Direction[]).map((side) => ({ ...label, side, stacked, away: 0 })),
    );
    const dot = boxesAround(name, 5, 5);
    const isFree = (boxes: readonly Box[]) => taken.every((other) => areApart(boxes, other));
    if (!taken.slice(markers.length).every((other) => areApart(dot, other))) return [];
    for (const frame of name.path === undefined ? [ON_WIDE_SCREENS] : [ON_PHONES, ON_WIDE_SCREENS]) {
      for (const way of [label, ...others]) {
        const boxes = nameBoxes({ ...name, label: way });
        if (!areInside(boxes, frame) || !isFree(boxes)) continue;
        taken.push(boxes, dot);
        return [{ ...name, label: way, isWide: frame === ON_WIDE_SCREENS }];
      }
    }
    return [];
  });
}
