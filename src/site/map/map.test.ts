import { expect, test } from "vitest";
import { cityFile, FILES, read, withFacts } from "../../../tests/support/owner-files.ts";
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

test("a road's marker is where the drawing has its name", () => {
  const drawing = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" viewBox="0 0 1120 694">
    <style>.a{fill:#123456}</style><script>alert(1)</script>
    <text class="road" x="19" y="20.5">I-84</text><path id="a" class="a" d="M0 0h9"/></svg>`;
  const { country, roads } = readCountry(drawing);
  expect(roads).toEqual([{ road: "I-84", x: 19, y: 20.5 }]);
  expect(country).toMatch(/^<svg [^>]*viewBox="0 0 1120 694"><path id="map-a"[^>]* fill="#123456"/);
  expect(country).not.toMatch(/width=|<style|<script|I-84/);
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
