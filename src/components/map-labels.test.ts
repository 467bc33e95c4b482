import fc from "fast-check";
import { expect, test } from "vitest";
import { drawing } from "../content/map.ts";
import type { Point } from "../content/types.ts";
import { boxOn, isOnDrawing, type MapLabel, type MapPlace, overlap, placeLabels } from "./map-labels.ts";

/**
 * The scales of map.css, the CSS pixels of a unit there, and how much of the drawing's sides is cut off: on the narrowest
 * phone, and from 64rem on.
 */
const SCREENS = [
  { from: ["phone"], scale: 1, pixels: 1, cut: (drawing.width - drawing.core) / 2 },
  { from: ["phone", "wide"], scale: 0.65, pixels: 1024 / drawing.width, cut: 0 },
];

const place = (name: string, point: Point, label?: MapPlace["label"]): MapPlace => ({
  name,
  point,
  label,
  path: "/",
});

const sideOf = ({ anchor, text: [, baseline] }: MapLabel) => `${anchor} ${baseline < 0 ? "above" : "below"}`;

const manyPlaces = fc.array(
  fc.record({
    name: fc.stringMatching(/^[A-Z][a-z ]{2,24}$/),
    point: fc.tuple(
      fc.double({ min: 32.2, max: 33.3, noNaN: true }),
      fc.double({ min: -98, max: -96, noNaN: true }),
    ),
    path: fc.constantFrom("/city", undefined),
  }),
  { minLength: 60, maxLength: 60 },
);

test.each(SCREENS)(
  "of 60 cities anywhere no two names or targets overlap, and all are whole, at scale $scale",
  ({ from, scale, pixels, cut }) => {
    fc.assert(
      fc.property(manyPlaces, (places) => {
        const labels = placeLabels(places).filter((label) => from.includes(label.from));
        const boxes = labels.map((label) => boxOn(label, scale));
        for (const [index, box] of boxes.entries()) {
          expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
          expect(Math.min(box.right - box.left, box.bottom - box.top) * pixels).toBeGreaterThanOrEqual(43.9);
          expect(Math.min(box.left - cut, box.top)).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(drawing.width - cut);
          expect(box.bottom).toBeLessThanOrEqual(drawing.height);
        }
      }),
      { numRuns: 30 },
    );
  },
);

test("a name takes its own side, and another where that is taken", () => {
  const [free] = placeLabels([place("Hurst", [32.8, -97.1], { side: "northwest" })]);
  expect(free && sideOf(free)).toBe("end above");
  const [, second] = placeLabels([
    place("Bedford", [32.89, -97.1], { side: "south" }),
    place("Hurst", [32.8, -97.1], { side: "north" }),
  ]);
  expect(second && sideOf(second)).toBe("start below");
});

test("where not all have room, the largest city has it, or else the first", () => {
  const [hurst, bedford] = [place("Hurst", [32.8, -97.1]), place("Bedford", [32.8, -97.1])];
  const dallas = place("Dallas", [32.8, -97.1], { side: "east", large: true });
  expect(placeLabels([hurst, bedford, dallas]).map(({ name }) => name)).toEqual(["Dallas"]);
  expect(placeLabels([hurst, bedford]).map(({ name }) => name)).toEqual(["Hurst"]);
});

test("a place off the edge has no label, and is known to be off", () => {
  const houston = place("Houston", [29.76, -95.37]);
  expect(placeLabels([houston])).toEqual([]);
  expect(isOnDrawing(houston)).toBe(false);
  expect(isOnDrawing(place("Hurst", [32.8, -97.1]))).toBe(true);
});
