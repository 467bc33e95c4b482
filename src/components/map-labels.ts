import { drawing, project } from "../content/map.ts";
import type { Direction, Place } from "../content/types.ts";

/** A place that may lead to a page. */
export interface MapPlace extends Place {
  path?: string | undefined;
}

/** A rectangle, in the drawing's units. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A place with its dot and its name. Positions are measured from the dot, at the scale that phones show. */
export interface MapLabel extends MapPlace {
  spot: readonly [x: number, y: number];
  anchor: "start" | "middle" | "end";
  lines: readonly string[];
  /** Where the text starts, ends or has its middle, and the baseline of its first line. */
  text: readonly [x: number, y: number];
  fontSize: number;
  /** The touch target of the name. */
  touch: Box;
}

type Step = -1 | 0 | 1;

/** Each side as steps to the right and down. */
const SIDES: Readonly<Record<Direction, readonly [right: Step, down: Step]>> = {
  east: [1, 0],
  west: [-1, 0],
  north: [0, -1],
  south: [0, 1],
  northeast: [1, -1],
  northwest: [-1, -1],
  southeast: [1, 1],
  southwest: [-1, 1],
};

const ANCHORS = { [-1]: "end", 0: "middle", 1: "start" } as const;

/** Half the width of a dot with its ring. */
const DOT = 5;

/** The minimum height of a touch target: 24 CSS pixels on the narrowest phone, as WCAG 2.2 asks. */
const TARGET = 24;

/** The part of the drawing that every phone shows, without the space that words keep from the edge. */
const margin = (drawing.width - drawing.core) / 2;
const SPACE = 12;
export const PHONE: Box = {
  left: margin + SPACE,
  top: 0,
  right: drawing.width - margin - SPACE,
  bottom: drawing.height,
};

/** Places a name on one side of its dot, by default the east. It may be stacked, or farther away with a leader line. */
export function labelOf(place: MapPlace): MapLabel {
  const { side = "east", large = false, away = 0, stacked = away > 0 } = place.label ?? {};
  const lines = stacked ? place.name.split(" ") : [place.name];
  const fontSize = place.path === undefined ? 11 : large ? 15 : 12;
  const [right, down] = SIDES[side];
  const width = Math.max(...lines.map(textWidth)) * fontSize;
  const height = lines.length * fontSize;
  // The name reaches a little across its leader line, so that the line does not end at the name's corner.
  const x = right * (down === 0 ? DOT + 4 : away > 0 ? -DOT - 1 : 1 - DOT);
  const left = x - (width * (1 - right)) / 2;
  const target = Math.max(TARGET, height + 3);
  const top = { [-1]: 1 - DOT - target - away, 0: -target / 2, 1: DOT - 1 + away }[down];
  const textTop = { [-1]: -DOT - 2 - height - away, 0: 1 - height / 2, 1: DOT + 1 + away }[down];
  return {
    ...place,
    spot: project(place.center),
    anchor: ANCHORS[right],
    lines,
    // The baseline is a sixth of the font size above the bottom of the line.
    text: [x, Math.round(textTop + fontSize * 0.83)],
    fontSize,
    touch: { left: Math.floor(left), right: Math.ceil(left + width), top, bottom: top + target },
  };
}

/** Whether a place is inside the drawing. */
export function isOnDrawing({ center }: Place): boolean {
  const [x, y] = project(center);
  return x >= 0 && x <= drawing.width && y >= 0 && y <= drawing.height;
}

/** The box that a name takes up on the drawing when names are shown at this scale. */
export function boxOn({ spot: [x, y], touch }: MapLabel, scale: number): Box {
  return {
    left: x + touch.left * scale,
    top: y + touch.top * scale,
    right: x + touch.right * scale,
    bottom: y + touch.bottom * scale,
  };
}

/** Whether all of the box is in the view. */
export function isWithin(box: Box, view: Box): boolean {
  return box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom;
}

/** Letters that are narrower or wider than most, and by how much. */
const LETTERS = [
  [/[ijl]/g, -0.45],
  [/[ frt]/g, -0.2],
  [/[mwMW]/g, 0.4],
] as const;

/**
 * The approximate width of a bold text, in multiples of its font size. It is enough for the widest fallback font
 * (DejaVu), and for the site's own font with the spacing that a reader may set (WCAG 2.2, 1.4.12).
 */
function textWidth(text: string): number {
  const letters = LETTERS.reduce(
    (sum, [set, more]) => sum + more * (text.match(set)?.length ?? 0),
    text.length,
  );
  return 0.7 * letters;
}

/** How many names are listed in one line. */
const NAMES_IN_LINE = 8;

/** Cities that the map of /service-areas has no room for, in one line for the build. */
export function cityWarnings(cities: readonly Place[]): string[] {
  const off = cities.filter((city) => !isOnDrawing(city)).map(({ name }) => name);
  return off.length > 0 ? [`Off the map of /service-areas: ${nameSome(off)}`] : [];
}

/** The first names of a list, and how many more there are. */
function nameSome(names: readonly string[]): string {
  const more = names.length > NAMES_IN_LINE ? ` and ${names.length - NAMES_IN_LINE} more` : "";
  return names.slice(0, NAMES_IN_LINE).join(", ") + more;
}
