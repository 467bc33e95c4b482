import { describe, expect, test } from "vitest";
import { serviceAreas } from "./areas.ts";
import { drawing, landmarks, mapCities, project } from "./map.ts";

/** What a finger can hit, in the drawing's units, drawn from the rounded dot as the map does. */
const touchBoxes = mapCities.map(({ name, point, touch: [left, top, width, height] }) => {
  const [x, y] = project(point).map(Math.round);
  return { name, left: (x ?? NaN) + left, top: (y ?? NaN) + top, width, height, x: -left, y: -top };
});

function placeOf(city: string): { x: number; y: number } {
  const found = [...mapCities, ...landmarks].find(({ name }) => name === city);
  const [x, y] = project(found?.point ?? [NaN, NaN]);
  return { x, y };
}

describe("project", () => {
  test("north is up and east is right", () => {
    const [x, y] = project([32.8, -97]);
    expect(project([32.9, -97])[1]).toBeLessThan(y);
    expect(project([32.8, -96.9])[0]).toBeGreaterThan(x);
  });

  test("a mile is as long from west to east as from south to north", () => {
    const [x, y] = project([32.78, -97]);
    const [east] = project([32.78, -97 + 1 / (69.17 * Math.cos((32.78 * Math.PI) / 180))]);
    const [, north] = project([32.78 + 1 / 68.9, -97]);
    expect((east - x) / (y - north)).toBeCloseTo(1, 2);
  });
});

describe("the cities", () => {
  test("are those of the cards, in their order", () => {
    expect(mapCities.map(({ name, path }) => ({ name, path }))).toEqual(
      serviceAreas.map(({ name, path }) => ({ name, path })),
    );
  });

  test.each([
    ["Keller", "north of", "Fort Worth"],
    ["Bedford", "north of", "Hurst"],
    ["Arlington", "north of", "Mansfield"],
    ["Grand Prairie", "north of", "Cedar Hill"],
    ["Crowley", "north of", "Burleson"],
    ["Haltom City", "west of", "Hurst"],
    ["Hurst", "west of", "Bedford"],
    ["Bedford", "west of", "Euless"],
    ["Euless", "west of", "Irving"],
    ["Arlington", "west of", "Grand Prairie"],
    ["Irving", "west of", "Dallas"],
  ])("%s is %s %s", (one, direction, other) => {
    const axis = direction === "north of" ? "y" : "x";
    expect(placeOf(one)[axis]).toBeLessThan(placeOf(other)[axis]);
  });

  test.each(touchBoxes)(
    "$name can be hit by a finger, on the dot and around it",
    ({ width, height, x, y }) => {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(0);
    },
  );

  test.each(touchBoxes)("$name is on the part that phones show", ({ left, top, width, height }) => {
    const edge = (drawing.width - drawing.core) / 2;
    expect(left).toBeGreaterThanOrEqual(edge);
    expect(left + width).toBeLessThanOrEqual(drawing.width - edge);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + height).toBeLessThanOrEqual(drawing.height);
  });

  test("no two can be hit at the same spot", () => {
    const overlaps = touchBoxes.flatMap((a, index) =>
      touchBoxes
        .slice(index + 1)
        .filter(
          (b) =>
            a.left < b.left + b.width &&
            b.left < a.left + a.width &&
            a.top < b.top + b.height &&
            b.top < a.top + a.height,
        )
        .map((b) => `${a.name} and ${b.name}`),
    );
    expect(overlaps).toEqual([]);
  });
});
