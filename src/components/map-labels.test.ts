import { expect, test } from "vitest";
import { orderedCities } from "../content/areas.ts";
import { drawing } from "../content/map.ts";
import { type Box, boxOn, isOnDrawing, isWithin, labelOf, PHONE } from "./map-labels.ts";
import { placesOnMap } from "./metroplex-map.tsx";

/** For each scale of map.css: the least CSS pixels of a unit there, and what is seen of the drawing. */
const SCREENS = [
  { name: "a phone", scale: 1, pixels: 1, view: PHONE },
  { name: "a tablet", scale: 0.8, pixels: 527 / drawing.height, view: { ...PHONE, left: 70, right: 490 } },
  {
    name: "a wide screen",
    scale: 0.65,
    pixels: 615 / drawing.height,
    view: { ...PHONE, left: 0, right: drawing.width },
  },
];

const labels = placesOnMap(orderedCities).map(labelOf);

test.each(SCREENS)("on $name the map names every city, each name where no other name or dot is", (screen) => {
  const seen = labels.map((label) => ({ ...label, box: boxOn(label, screen.scale) }));
  const shown = seen.filter(({ path, box }) => path !== undefined || isWithin(box, screen.view));
  for (const { name, box } of shown) {
    const others = shown.filter((other) => other.name !== name);
    const covered = others.filter(
      (other) => overlap(box, other.box) || overlap(box, dotOf(other.spot, screen.scale)),
    );
    const advice = `${name} overlaps these: change label.side in the file of one of them`;
    expect(
      covered.map((other) => other.name),
      advice,
    ).toEqual([]);
    expect(isWithin(box, screen.view), `${name} is cut off: change label.side in its file`).toBe(true);
    expect((box.bottom - box.top) * screen.pixels, name).toBeGreaterThanOrEqual(24);
  }
});

test("a name is on the side that its city's file says, and to the east otherwise", () => {
  const place = { name: "Hurst", point: [32.8, -97.1], path: "/" } as const;
  expect(labelOf(place)).toMatchObject({ anchor: "start", lines: ["Hurst"] });
  const northwest = labelOf({ ...place, label: { side: "northwest" } });
  expect(northwest.anchor).toBe("end");
  expect(northwest.touch.bottom).toBeLessThan(0);
  const away = labelOf({ ...place, name: "Haltom City", label: { side: "south", away: 30 } });
  expect(away).toMatchObject({ anchor: "middle", lines: ["Haltom", "City"] });
  expect(away.touch.top).toBeGreaterThan(30);
});

test("a place off the edge is known to be off", () => {
  expect(isOnDrawing({ name: "Houston", point: [29.76, -95.37] })).toBe(false);
  expect(isOnDrawing({ name: "Hurst", point: [32.8, -97.1] })).toBe(true);
});

function dotOf([x, y]: readonly [number, number], scale: number): Box {
  return { left: x - 4 * scale, top: y - 4 * scale, right: x + 4 * scale, bottom: y + 4 * scale };
}

/** Whether two boxes share more than an edge. */
function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
