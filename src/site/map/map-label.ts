import type { LinkedName } from "../../owner/areas.ts";
import type { Place } from "../../owner/city.ts";
import type { Point } from "./map-drawing.ts";

/** A city on the map, and the point of its dot. Neighbors have no path; a city without a label has only a dot. */
export interface MapPlace extends LinkedName, Point {
  label?: Place["label"];
}

type Label = NonNullable<Place["label"]>;

/** For each side of a dot: which part of a name is anchored, at which x, and whether it is above or below the dot. */
const SIDES: Readonly<Record<Label["side"], readonly ["start" | "middle" | "end", x: number, down: -1 | 0 | 1]>> = {
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
const STARTS = { start: 0, middle: 0.5, end: 1 } as const;

/** The least size of a target: 24 CSS pixels on the narrowest phone, as WCAG 2.2 requires. */
const TARGET = 24;

/** A dot alone. */
const DOT = {
  lines: [],
  fontSize: 12,
  text: { textAnchor: "start", x: 0, y: 0 },
  leader: 0,
  target: { x: -TARGET / 2, y: -TARGET / 2, width: TARGET, height: TARGET },
} as const;

/** The lines of a place's name, where they are, and what a finger may touch, seen from its dot. */
export function shapeOf({ name, path, label }: MapPlace) {
  if (!label) return DOT;
  const { side, large = false, away = 0, stacked = away > 0 } = label;
  const lines = stacked ? name.split(" ") : [name];
  const fontSize = path === undefined ? 11 : large ? 15 : 12;
  const [textAnchor, x, down] = SIDES[side];
  const height = lines.length * fontSize;
  const middle = down * (away + height / 2 + 6);
  const width = 0.55 * fontSize * Math.max(...lines.map(({ length }) => length));
  const reach = Math.max(TARGET, height + 3);
  return {
    /** A stacked name has one word on each line. */
    lines,
    fontSize,
    /** The base of the first line. */
    text: { textAnchor, x, y: Math.round(middle - height / 2 + fontSize * 0.83) },
    /** How far the line from the dot to the name goes down; 0 if the name is beside the dot. */
    leader: away > 0 ? down * (away + 5) : 0,
    /** About as wide as the name. */
    target: { x: x - STARTS[textAnchor] * width, y: middle - reach / 2, width, height: reach },
  };
}
