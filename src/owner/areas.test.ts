import { expect, test } from "vitest";
import { areasOf } from "./areas.ts";

function cityOf(name: string, county = "A", card?: string) {
  return { name, county, card, addresses: [`/${name}`], state: "TX" };
}

function areasWith(cities: readonly ReturnType<typeof cityOf>[], footer?: { county: string; cities: string[] }[]) {
  return areasOf({ cities, lists: { cities: [], footer } } as never);
}

test("without a list, the footer has each county with its first ten cities", () => {
  const names = Array.from({ length: 12 }, (_, at) => `No. ${at + 10}`);
  const [first = "", second = "", ...others] = names;
  const { footer } = areasWith(names.map((name) => cityOf(name, name === second ? "B" : "A")));
  expect(footer.map(({ county, places }) => [county, places.map(({ name }) => name)])).toEqual([
    ["A", [first, ...others.slice(0, 9)]],
    ["B", [second]],
  ]);
});

test("the footer leads to all cities if one with a card is not in it; one without a card is named all the same", () => {
  const cities = [cityOf("ashby", "A", "Close by"), cityOf("milton")];
  const hasMore = (name: string) => areasWith(cities, [{ county: "A", cities: [name] }]).hasMore;
  expect([hasMore("ashby"), hasMore("milton")]).toEqual([false, true]);
  expect(areasWith(cities).others).toEqual([{ name: "milton", path: "/milton" }]);
});
