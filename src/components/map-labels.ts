import { drawing, project } from "../content/map.ts";
import type { Place } from "../content/types.ts";
import type { Direction } from "../request/whereabouts.ts";

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

/** Phones show the middle of the drawing; wide screens all of it, with names that are smaller beside it. */
type Screen = "phone" | "wide";

/** A place with its dot and its name. Lengths are seen from the dot, at the size that phones show. */
export interface MapLabel extends MapPlace {
  spot: readonly [x: number, y: number];
  anchor: "start" | "middle" | "end";
  /** Where the text starts, ends or has its middle, and its baseline. */
  text: readonly [x: number, y: number];
  fontSize: number;
  /** Where a finger finds it: dot, name and what is around them. */
  touch: Box;
  /** The smallest screens that show it. */
  from: Screen;
}

interface ScreenView {
  from: Screen;
  /** The size of names and dots, against that on phones: the same as in `map.css`. */
  scale: number;
  /** The least width and height of what a finger can hit, so that it comes to 44 CSS pixels. */
  target: number;
  /** What is seen of the drawing. */
  view: Box;
}

const margin = (drawing.width - drawing.core) / 2;
const whole: Box = { left: 0, top: 0, right: drawing.width, bottom: drawing.height };

const VIEWS: readonly ScreenView[] = [
  { from: "phone", scale: 1, target: 44, view: { ...whole, left: margin, right: drawing.width - margin } },
  { from: "wide", scale: 0.65, target: 37, view: whole },
];

type Step = -1 | 0 | 1;

/** Each side as steps to the right and down, in the order in which they are tried. */
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

/** On which side of a name the room for a finger is looked for first: the one away from the dot. */
const SHARES_BEFORE: Readonly<Record<Step, readonly number[]>> = {
  [-1]: [1, 0.5, 0],
  0: [0.5, 0, 1],
  1: [0, 0.5, 1],
};

/** Half the width of a dot with its ring. */
const DOT = 5;

/**
 * Finds a side for each name on which it covers no other, with room for a finger: the largest cities first, then in the given
 * order, first for phones and then for wide screens. Places that have no room are left out.
 */
export function placeLabels(places: readonly MapPlace[]): MapLabel[] {
  const placed = new Map<MapPlace, MapLabel>();
  const largestFirst = places.toSorted((a, b) => Number(b.label?.large ?? 0) - Number(a.label?.large ?? 0));
  for (const screen of VIEWS) {
    const taken = Array.from(placed.values(), (label) => boxOn(label, screen.scale));
    for (const place of largestFirst.filter((candidate) => !placed.has(candidate))) {
      const label = waysToPlace(place, screen).find((way) => {
        const box = boxOn(way, screen.scale);
        return isWithin(box, screen.view) && !taken.some((other) => overlap(box, other));
      });
      if (!label) continue;
      placed.set(place, label);
      taken.push(boxOn(label, screen.scale));
    }
  }
  return places.flatMap((place) => placed.get(place) ?? []);
}

/** Whether the place is in the country that the drawing shows. */
export function isOnDrawing({ point }: Place): boolean {
  const [x, y] = project(point);
  return isWithin({ left: x, top: y, right: x, bottom: y }, whole);
}

/** What a label takes of the drawing where names are shown at that scale. */
export function boxOn({ spot: [x, y], touch }: MapLabel, scale: number): Box {
  return {
    left: x + touch.left * scale,
    top: y + touch.top * scale,
    right: x + touch.right * scale,
    bottom: y + touch.bottom * scale,
  };
}

/** Whether two boxes share more than an edge. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function isWithin(box: Box, view: Box): boolean {
  return box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom;
}

/**
 * Every way to set a place's name, the best first: its own side before others, and what a finger needs beyond dot and name on
 * the name's side.
 */
function waysToPlace(place: MapPlace, { from, target }: ScreenView): MapLabel[] {
  const { label, path, name, point } = place;
  const fontSize = path === undefined ? 11 : label?.large ? 15 : 13;
  const width = Math.ceil((textWidth(name) * fontSize) / 2) * 2;
  const own = label ? [SIDES[label.side]] : [];
  return [...own, ...Object.values(SIDES)].flatMap(([right, down]) => {
    const x = right * (down === 0 ? DOT + 4 : 1 - DOT);
    const baseline = { [-1]: -DOT - 5, 0: 5, 1: DOT + fontSize }[down];
    const left = x - (width * (1 - right)) / 2;
    const across = touchRanges(left, left + width, target, right);
    const along = touchRanges(baseline - fontSize + 2, baseline + 4, target, down);
    return across.flatMap((columns) =>
      along.map(
        (rows): MapLabel => ({
          ...place,
          from,
          fontSize,
          spot: project(point),
          anchor: ANCHORS[right],
          text: [x, baseline],
          touch: { left: columns.start, right: columns.end, top: rows.start, bottom: rows.end },
        }),
      ),
    );
  });
}

/** What a finger can hit along one axis: text and dot, and what they lack of the target before them, behind or on both sides. */
function touchRanges(
  textStart: number,
  textEnd: number,
  target: number,
  side: Step,
): { start: number; end: number }[] {
  const start = Math.min(textStart, -DOT);
  const end = Math.max(textEnd, DOT);
  const lacking = Math.max(0, target - (end - start));
  return SHARES_BEFORE[side].map((share) => ({
    start: Math.floor(start - lacking * share),
    end: Math.ceil(end + lacking * (1 - share)),
  }));
}

/** About how wide a text is in bold letters, in parts of its font size. */
function textWidth(text: string): number {
  const narrow = text.match(/[ fijlrt]/g)?.length ?? 0;
  return 0.64 * (text.length - narrow / 2);
}
