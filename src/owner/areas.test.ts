import { expect, test } from "vitest";
import { areasOf } from "./areas.ts";

function cityOf(name: string, county = "A", card?: string, large = false) {
  return { name, county, card, addresses: [`/${name}`], state: "TX", label: { side: "east", large } };
}

function areasWith(cities: readonly ReturnType<typeof cityOf>[], footer?: { county: string; cities: string[] }[]) {
  return areasOf({ cities, lists: { cities: [], footer } } as never);
}

const shownIn = (footer: ReturnType<typeof areasWith>["footer"]) =>
  footer.map(({ county, places }) => [county, places.map(({ name }) => name).join()]);

test.each([
  [[1], [["A", "11"]]],
  [[60], [["A", "11,12,13,14,15,16,17,18,19,20,21,22"]]],
  [
    [1, 20],
    [
      ["A", "11"],
      ["B", "12,13,14,15,16,17"],
    ],
  ],
  [
    [1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1],
    [
      ["A", "11"],
      ["B", "12"],
      ["C", "13,14"],
    ],
  ],
])("without a list, a footer with counties of %j cities has at most twelve, in three counties", (counts, expected) => {
  const counties = counts.flatMap((count, at) => Array.from({ length: count }, () => String.fromCharCode(65 + at)));
  const cities = counties.map((county, at) => cityOf(String(at + 11), county));
  expect(shownIn(areasWith(cities).footer)).toEqual(expected);
});

test("without lists, the footer of city pages has the first eight cities, and the service area all", () => {
  const cities = Array.from({ length: 9 }, (_, at) => cityOf(String(at)));
  const { cityFooter, serviceArea } = areasWith(cities);
  expect(cityFooter.map(({ name }) => name).join("")).toBe("01234567");
  expect(serviceArea).toEqual(cities.map(({ name, addresses: [path] }) => ({ name, path })));
});

test("both counties of each city are named, from A to Z and once", () => {
  const cities = [cityOf("a", "Kern"), { ...cityOf("b", "Gem"), alsoIn: "Ada" }, cityOf("c", "Gem")];
  expect(areasWith(cities).counties).toEqual(["Ada, TX", "Gem, TX", "Kern, TX"]);
});

test("the largest cities come first, and those that the list names before them", () => {
  const cities = ["Belleair", "Largo"].map((name) => cityOf(name));
  cities.push(...["St. Petersburg", "Tampa"].map((name) => cityOf(name, "B", undefined, true)));
  expect(areasWith(cities).ordered.map(({ name }) => name)).toEqual(["St. Petersburg", "Tampa", "Belleair", "Largo"]);
  const { ordered } = areasOf({ cities, lists: { cities: ["Largo", "Tampa"] } } as never);
  expect(ordered.map(({ name }) => name)).toEqual(["Largo", "Tampa", "St. Petersburg", "Belleair"]);
});

test("cards, and cities without one, are from A to Z, whatever the list names first", () => {
  const cities = [cityOf("ashby", "A", "Close by"), cityOf("milton", "A", "Far away"), cityOf("nampa"), cityOf("star")];
  const { cards, others } = areasOf({ cities, lists: { cities: ["star", "milton"] } } as never);
  expect(cards.map(({ name }) => name)).toEqual(["ashby", "milton"]);
  expect(others.map(({ name }) => name)).toEqual(["nampa", "star"]);
});

test("the footer leads to all cities if one with a card is not in it; one without a card is named all the same", () => {
  const cities = [cityOf("ashby", "A", "Close by"), cityOf("milton")];
  const hasMore = (name: string) => areasWith(cities, [{ county: "A", cities: [name] }]).hasMore;
  expect([hasMore("ashby"), hasMore("milton")]).toEqual([false, true]);
  expect(areasWith(cities).others).toEqual([{ name: "milton", path: "/milton" }]);
});

test("cities that only the footer of city pages names are named among all others, without a link", () => {
  const lists = { cities: [], cityFooter: ["ashby", "Plano"] };
  const { others } = areasOf({ cities: [cityOf("ashby", "A", "Close by")], lists } as never);
  expect(others).toEqual([{ name: "Plano" }]);
});
