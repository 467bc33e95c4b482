import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cityFile, edited, FILES, read, withFacts } from "../../../tests/support/owner-files.ts";
import { firstGroup } from "../../shared/text.ts";
import { SiteContext } from "../site-context.ts";
import { AreaMap, mapWarnings } from "./area-map.tsx";
import { mapFile } from "./map-picture.tsx";
import { isOnPhones } from "./map-places.ts";

/** The last city of the fixed site, which is off the map. */
const FAR = "San Bartoloméville Springs";

/** A site whose map has these cities, each with its center and perhaps a label; Ashby and Milton have no label. */
async function withMap(cities: Readonly<Record<string, string>>) {
  const map = '{ drawing: ./map.svg, northwest: "44, -117", southeast: "43, -115" }';
  const files = Object.entries(cities).map(([name, place], index) => [
    `content/cities/${index}.yaml`,
    cityFile(name, `/city-${index}`).replace("43.1, -116.2", () => place),
  ]);
  const { site, problems } = await read({
    ...withFacts({ map }),
    ...edited(FILES.ASHBY, "43.1, -116.2", "43.5, -116"),
    "map.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 347"/>',
    ...Object.fromEntries(files),
  });
  if (!site) throw new Error(problems.join("\n"));
  const drawn = renderToStaticMarkup(
    <SiteContext value={site}>
      <AreaMap />
    </SiteContext>,
  );
  return { site, drawn, warnings: mapWarnings(site) };
}

test.each([
  ["west", 'text-anchor="end" x="-9"'],
  ["south", 'text-anchor="middle" x="0"'],
  ["northeast", 'text-anchor="start" x="-4"'],
])("a city's name is on the %s, if its file says so", async (side, place) => {
  const { drawn } = await withMap({ Kuna: `43.8, -116\nlabel:\n  side: ${side}` });
  expect(drawn).toMatch(new RegExp(`<a href="/city-0"><g[^>]*><g[^>]*>.*?${place} [^>]*><tspan[^>]*>Kuna</tspan>`));
});

test("a name away from its dot has a word on each line, and a line that leads up or down to it", async () => {
  const away = (side: string) => `label:\n  side: ${side}\n  away: 9`;
  const { drawn } = await withMap({
    "Cold Kuna": `43.8, -116\n${away("northeast")}`,
    Star: `43.2, -115.5\n${away("south")}`,
  });
  expect(drawn).toMatch(/d="M0 0V-14".{0,90}<tspan[^>]*>Cold <\/tspan><tspan[^>]*>Kuna<\/tspan>/);
  expect(drawn).toMatch(/d="M0 0V14".{0,90}<tspan[^>]*>Star<\/tspan>/);
});

test("the name of a large city is larger than others, and that of a neighbor smaller", async () => {
  const label = "label:\n  side: west";
  const { drawn } = await withMap({ Kuna: `43.8, -116\n${label}\n  large: true`, Star: `43.2, -115.5\n${label}` });
  const sizes = ["Kuna", "Star", "Newtown"].map((name) =>
    firstGroup(new RegExp(`font-size="(\\d+)"(?:(?!font-size).)*>${name}<`), drawn),
  );
  expect(sizes).toEqual(["15", "12", "11"]);
});

test("the map's picture has the colors of the night, also in light mode", async () => {
  const { site } = await withMap({});
  const file = mapFile(site)["pictures/map.svg"];
  const drawn = typeof file === "function" ? await file() : "";
  expect(drawn).toContain("--color-ink:#");
  expect(drawn).not.toContain("prefers-color-scheme");
});

test("a city without a label has a dot of 24 units, which is a link with its name", async () => {
  const { drawn, warnings } = await withMap({ Kāneʻohe: "43.8, -116.1" });
  const dot = '<rect x="-12" y="-12" width="24" height="24"></rect><circle r="4"></circle></g></g></a>';
  expect(drawn).toMatch(new RegExp(`<a href="/city-0"><title>Kāneʻohe</title><g[^>]*><g[^>]*>${dot}`));
  expect(warnings).toEqual([`Not on the map of /service-areas: ${FAR}`]);
});

test.each([
  ["of another city without a label", "43.55, -116.02", "Ashby", "Kuna"],
  ["of a city's name", "43.5, -116.1\nlabel:\n  side: east", "Kuna", "Ashby"],
])("a dot that would be below the target %s is not on the map, and the build says so", async (_, place, is, isNot) => {
  const { drawn, warnings } = await withMap({ Kuna: place });
  expect(drawn).toContain(`>${is}</`);
  expect(drawn).not.toContain(`>${isNot}</`);
  expect(warnings).toEqual([isNot, FAR].map((name) => `Not on the map of /service-areas: ${name}`));
});

test("phones, which see the middle of the map, have the cities that are whole there", async () => {
  const { drawn } = await withMap({ Kuna: "43.5, -115.4", Star: "43.2, -115.5\nlabel:\n  side: west" });
  expect(drawn).toContain('<a href="/ashby">');
  expect(drawn).toContain('<a href="/city-0" class="map-wide">');
  expect(drawn).toContain('<a href="/city-1">');
});

// A dot's target is 24 units wide and high, and a phone sees 320 of the map's 560.
test.each([
  ["the left end", { x: 132, y: 100 }, { x: 131, y: 100 }],
  ["the right end", { x: 428, y: 100 }, { x: 429, y: 100 }],
  ["the top", { x: 200, y: 12 }, { x: 200, y: 11 }],
  ["the bottom", { x: 200, y: 335 }, { x: 200, y: 336 }],
])("at %s of what phones see, a dot is there if it is whole", (_, whole, cut) => {
  expect([whole, cut].map((at) => isOnPhones({ name: "Kuna", ...at }))).toEqual([true, false]);
});

test("a neighbor is on the map once, also when it has got a page", async () => {
  const { drawn } = await withMap({});
  expect(drawn).toContain(">Newtown</tspan>");
  const { drawn: later } = await withMap({ Newtown: "43.3, -116.1\nlabel:\n  side: west" });
  expect(later.match(/>Newtown</g)).toHaveLength(1);
});

test("the build names each city that is off the map, and says if all are", async () => {
  const { site, warnings } = await withMap({ Faraway: "45, -116" });
  expect(warnings).toEqual(["Faraway", FAR].map((name) => `Not on the map of /service-areas: ${name}`));
  expect(mapWarnings({ ...site, cities: [] })).toEqual([expect.stringContaining("None of the cities is on")]);
});
