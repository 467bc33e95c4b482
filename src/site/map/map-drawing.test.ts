import { expect, test } from "vitest";
import { readDrawing } from "../pictures/drawing.ts";
import { isOnMap, project, readMapDrawing } from "./map-drawing.ts";

const CORNERS = {
  northwest: { latitude: 44, longitude: -117 },
  southeast: { latitude: 42, longitude: -115 },
};

test("coordinates of the corners are at the map's corners; north is up and east is right", () => {
  const of = (latitude: number, longitude: number) => Object.values(project({ latitude, longitude }, CORNERS));
  expect([of(44, -117), of(42, -115), of(43.5, -116)].join(" ")).toBe("0,0 560,347 280,87");
});

test.each([
  [44, -116, 44.01],
  [42, -116, 41.99],
])("a city at latitude %d, longitude %d is on the map, and not at latitude %d", (latitude, longitude, beyond) => {
  expect(isOnMap({ center: { latitude, longitude } }, CORNERS)).toBe(true);
  expect(isOnMap({ center: { latitude: beyond, longitude } }, CORNERS)).toBe(false);
});

test.each([
  [-117, -117.01],
  [-115, -114.99],
])("a city at longitude %d is on the map, and not at longitude %d", (longitude, beyond) => {
  expect(isOnMap({ center: { latitude: 43.5, longitude } }, CORNERS)).toBe(true);
  expect(isOnMap({ center: { latitude: 43.5, longitude: beyond } }, CORNERS)).toBe(false);
});

const map = (inside: string, box = "0 0 560 347") =>
  readMapDrawing(readDrawing(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`)));

test.each([
  ["as we write it", '<text class="road" x="19" y="20.5">I-84</text>', 19, 20.5],
  [
    "with its attributes in another order, and a negative place",
    '<text y="-2" x="-4.5" class="road">I-84</text>',
    -4.5,
    -2,
  ],
  [
    "as Inkscape writes it",
    '<g transform="translate(4,5)"><text xml:space="preserve" style="font-size:9px" x="15" y="15.5" class="road"\n id="text1"><tspan id="tspan1" x="15" y="15.5">I-84</tspan></text></g>',
    19,
    20.5,
  ],
  ["as Illustrator writes it", '<text transform="matrix(1 0 0 1 19 20.5)" class="road st0">I-84</text>', 19, 20.5],
  ["in lines of its own", '<text class="st0 road"><tspan x="19" y="20.5">\n  I-84\n</tspan></text>', 19, 20.5],
])("a road's marker is where the drawing has its name, %s", (_, text, x, y) => {
  const { land, roads } = map(`<path d="M0 0h9"/>${text}`);
  expect(roads).toEqual([{ road: "I-84", x, y }]);
  expect(land).toMatch(/<path d="M0 0h9"\/>(<g [^>]*\/>|<g [^>]*><\/g>)?<\/svg>$/);
});

test("a drawing in larger units has its markers where it has its roads", () => {
  const { roads } = map('<text class="road" x="130" y="24">I-84</text>', "10 4 1120 694");
  expect(roads).toEqual([{ road: "I-84", x: 60, y: 10 }]);
});

test("a road whose place is not clear is refused, with its line", () => {
  const turned = '\n<g transform="rotate(3)"><text class="road" x="1" y="2">I-84</text></g>';
  expect(() => map(turned)).toThrow("its line 2: the place of the road I-84 is not clear");
});

test("the map has a drawing's styles as attributes, and only the classes that it knows", () => {
  const { land } = map('<style>.a{fill:#123456}</style><path id="a" class="a map-wide" d="M0 0h9"/>');
  expect(land).toContain('<path id="map-a" class="map-wide" d="M0 0h9" fill="#123456"/>');
});
