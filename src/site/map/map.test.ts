import { expect, test } from "vitest";
import { cityFile, FILES, read, withFacts } from "../../../tests/support/owner-files.ts";
import { readDrawing } from "../pictures/drawing.ts";
import { mapWarnings } from "./area-map.tsx";
import { isOnMap, project, readCountry } from "./map-drawing.ts";
import { arrange } from "./map-names.ts";

const CORNERS = {
  northwest: { latitude: 44, longitude: -117 },
  southeast: { latitude: 43, longitude: -115 },
};

test("coordinates of the corners are at the map's corners; north is up and east is right", () => {
  const of = (latitude: number, longitude: number) => Object.values(project({ latitude, longitude }, CORNERS));
  expect([of(44, -117), of(43, -115), of(43.75, -116)].join(" ")).toBe("0,0 560,347 280,87");
});

test("a city beyond the edges is not on the map", () => {
  expect(isOnMap({ center: { latitude: 42.99, longitude: -116 } }, CORNERS)).toBe(false);
  expect(isOnMap({ center: { latitude: 43.5, longitude: -116 } }, CORNERS)).toBe(true);
});

const map = (inside: string, box = "0 0 560 347") =>
  readCountry(readDrawing(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`)));

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
  const { country, roads } = map(`<path d="M0 0h9"/>${text}`);
  expect(roads).toEqual([{ road: "I-84", x, y }]);
  expect(country).toMatch(/<path d="M0 0h9"\/>(<g [^>]*\/>|<g [^>]*><\/g>)?<\/svg>$/);
});

test("a drawing in larger units has its markers where it has its roads", () => {
  const { roads } = map('<text class="road" x="130" y="20">I-84</text>', "10 0 1120 694");
  expect(roads).toEqual([{ road: "I-84", x: 60, y: 10 }]);
});

test("a road whose place is not clear is refused, with its line", () => {
  const turned = '\n<g transform="rotate(3)"><text class="road" x="1" y="2">I-84</text></g>';
  expect(() => map(turned)).toThrow("its line 2: the place of the road I-84 is not clear");
});

test("the map has a drawing's styles as attributes, and only the classes that it knows", () => {
  const { country } = map('<style>.a{fill:#123456}</style><path id="a" class="a map-wide" d="M0 0h9"/>');
  expect(country).toContain('<path id="map-a" class="map-wide" d="M0 0h9" fill="#123456"/>');
});

const at = (x: number, y: number, name = "Meridian", side?: "west") => ({
  ...{ name, path: `/${name}`, x, y, ...(side && { label: { side } }) },
});

test.each([
  ["keeps its side if it is free", at(300, 100, "Kuna", "west"), [], "west", false],
  ["is on the east without a side of its own", at(300, 100), [], "east", false],
  ["moves away from another dot", at(300, 100), [at(330, 100, "Star", "west")], "west", false],
  ["moves away from a name that it would touch", at(300, 112), [at(300, 100, "Star")], "west", false],
  ["stays where a name leaves room for the rim", at(300, 114), [at(300, 100, "Star")], "east", false],
  ["moves away from the edge of a phone's map", at(420, 100), [], "west", false],
  ["that would end within 4 units of the edge moves, too", at(362, 100, "St. Mary’s"), [], "west", false],
  ["beside a phone's map is on wide screens only", at(470, 100), [], "east", true],
])("a name %s", (_, name, others, side, isWide) => {
  expect(arrange([...others, name], []).at(-1)).toMatchObject({ label: { side }, isWide });
});

test("a name that is there already or has no room is left out, and none covers a marker", () => {
  expect(arrange([at(300, 100), at(250, 200)], [])).toHaveLength(1);
  const crowd = Array.from({ length: 30 }, (_, index) => at(300 + (index % 6) * 8, 100 + index, `No. ${index}`));
  const names = arrange(crowd, [{ x: 330, y: 100 }]);
  expect(names.length).toBeLessThan(30);
  expect(names[0]).toMatchObject({ name: "No. 0", label: { side: "west" } });
});

test("warnings name each city that the map does not show as its file says", async () => {
  const map = '{ drawing: ./map.svg, northwest: "44, -117", southeast: "43, -115" }';
  const { site } = await read({
    ...withFacts({ map }),
    "map.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 347"/>',
    [FILES.NEWTOWN]: cityFile("Faraway").replace("43.1,", "45,"),
    "content/cities/twin.yaml": cityFile("Twin"),
    "content/cities/edge.yaml": cityFile("Edge").replace("43.1, -116.2", "43.5, -115.01\nlabel:\n  side: east"),
  });
  expect(site && mapWarnings(site)).toEqual([
    "Off the map of /service-areas: Faraway",
    "Off the map of /service-areas: San Bartolomé Springs",
    "No room for its name on the map of /service-areas: Twin",
    "On the map of /service-areas only on wide screens, as its name has no room on phones: Edge",
    "On the map of /service-areas its name is not on the side that its file says, where it has no room: Edge",
  ]);
  expect(site && mapWarnings({ ...site, cities: [] })).toEqual([expect.stringContaining("None of the cities is on")]);
});
