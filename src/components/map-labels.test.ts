import { expect, test } from "vitest";
import { orderedCities } from "../content/areas.ts";
import { cities } from "../content/cities.ts";
import { drawing, roadMarkers } from "../content/map.ts";
import type { City } from "../content/types.ts";
import { type Box, boxOn, cityWarnings, isWithin, labelOf, type MapLabel, PHONE } from "./map-labels.ts";
import { placesOnMap } from "./metroplex-map.tsx";

/** For each scale of map.css: the minimum CSS pixels of a unit, and the visible part of the drawing. */
const SCREENS = [
  { name: "a phone", scale: 1, pixels: 1, view: PHONE },
  { name: "a tablet", scale: 0.8, pixels: 527 / drawing.height, view: { ...PHONE, left: 82, right: 478 } },
  {
    name: "a wide screen",
    scale: 1,
    pixels: 1,
    view: { ...PHONE, left: 12, right: drawing.width - 12 },
  },
];

const labels = placesOnMap(orderedCities).map(labelOf);

test.each(SCREENS)("on $name the map names every city, and no name covers another name or dot", (screen) => {
  const seen = labels.map((label) => ({ ...label, box: boxOn(label, screen.scale) }));
  const shown = seen.filter(({ path, box }) => path !== undefined || isWithin(box, screen.view));
  for (const label of shown) {
    const { name, box } = label;
    const others = shown.filter((other) => other.name !== name);
    const covered = others.filter(
      (other) =>
        overlap(box, other.box) || overlap(wordsOf(label, screen.scale), dotOf(other.spot, screen.scale)),
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

test.each(SCREENS)(
  "on $name no road's marker is under a name, a dot or another marker",
  ({ scale, view }) => {
    const shown = labels.filter((label) => label.path !== undefined || isWithin(boxOn(label, scale), view));
    const markers = roadMarkers.map(([road, x, y]) => ({ road, box: around([x, y], 10 * scale) }));
    for (const { road, box } of markers) {
      const under = shown.filter(
        (label) => overlap(box, wordsOf(label, scale)) || overlap(box, dotOf(label.spot, scale)),
      );
      expect(
        under.map(({ name }) => name),
        `the marker of ${road} is under these: move it along its road`,
      ).toEqual([]);
      expect(markers.filter((other) => overlap(box, other.box))).toHaveLength(1);
    }
  },
);

test.each([
  // Measured in Chromium: in DejaVu Sans, and in Overpass with letters 0.12 and words 0.16 of their size apart, the last letter too.
  ["North", 3.21, 3.26],
  ["Richland", 4.86, 5.09],
  ["Fort Worth", 6.09, 6.23],
  ["Haltom City", 6.62, 6.98],
  ["Dallas", 3.46, 3.6],
  ["Grand Prairie", 7.52, 7.93],
  ["Mansfield", 5.46, 5.6],
  ["Keller", 3.29, 3.5],
  ["Saginaw", 4.76, 4.77],
])("%s has room in a wide font, and with a reader's spacing", (name, wide, spaced) => {
  const { touch, fontSize } = labelOf({ name, center: { latitude: 32.8, longitude: -97.1 }, path: "/" });
  expect(touch.right - touch.left).toBeGreaterThanOrEqual(Math.max(wide, spaced - 0.12) * fontSize);
});

test("a name is on the side that its city's file says, and to the east otherwise", () => {
  const place = { name: "Hurst", center: { latitude: 32.8, longitude: -97.1 }, path: "/" } as const;
  expect(labelOf(place)).toMatchObject({ anchor: "start", lines: ["Hurst"] });
  const northwest = labelOf({ ...place, label: { side: "northwest" } });
  expect(northwest.anchor).toBe("end");
  expect(northwest.touch.bottom).toBeLessThan(0);
  const away = labelOf({ ...place, name: "Haltom City", label: { side: "south", away: 30 } });
  expect(away).toMatchObject({ anchor: "middle", lines: ["Haltom", "City"] });
  expect(away.touch.top).toBeGreaterThan(30);
});

test("no city is on the map twice, not even a neighbor that gets a page", () => {
  const paths = labels.flatMap(({ path }) => path ?? []);
  expect(paths).not.toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  const plano = cities.slice(0, 1).map((city): City => ({ ...city, name: "Plano" }));
  expect(placesOnMap(plano).filter(({ name }) => name === "Plano")).toHaveLength(1);
});

test("a city beyond the map's edge is left off, and takes no other city's place", () => {
  const houstons = cities.slice(0, 1).flatMap((city) =>
    Array.from({ length: 30 }, (_, index): City => {
      return { ...city, name: `Houston ${index}`, center: { latitude: 29.76, longitude: -95.37 } };
    }),
  );
  expect(placesOnMap([...houstons, ...cities])).toEqual(placesOnMap(cities));
});

function dotOf(spot: readonly [number, number], scale: number): Box {
  return around(spot, 5 * scale);
}

function around([x, y]: readonly [number, number], half: number): Box {
  return { left: x - half, top: y - half, right: x + half, bottom: y + half };
}

/** The box of a name's letters, without the rest of its touch area. */
function wordsOf(label: MapLabel, scale: number): Box {
  const { text, fontSize, lines, touch } = label;
  const top = text[1] - fontSize;
  return boxOn({ ...label, touch: { ...touch, top, bottom: top + lines.length * fontSize + 2 } }, scale);
}

/** Whether two boxes share more than an edge. */
function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

test("cities off the map's edge are named in one line", () => {
  const at = (name: string, latitude: number, longitude: number) =>
    cities.slice(0, 1).map((city) => ({ ...city, name, center: { latitude, longitude } }));
  const hurst = at("Hurst", 32.82, -97.17);
  expect(cityWarnings(hurst)).toEqual([]);
  expect(cityWarnings([...hurst, ...at("Houston", 29.76, -95.37)])).toEqual([
    "Off the map of /service-areas: Houston",
  ]);
});
