import { expect, test } from "vitest";
import { areasOf, countiesOf } from "./areas.ts";

test("without a list, the footer has each county with its first ten cities", () => {
  const cities = Array.from({ length: 12 }, (_, at) => ({ name: `No. ${at}`, county: at === 1 ? "B" : "A" }));
  const names = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => `No. ${at}`);
  expect(countiesOf(cities)).toEqual([
    { county: "A", cities: names },
    { county: "B", cities: ["No. 1"] },
  ]);
});

test("the footer leads to all cities if one with a card is not in it", () => {
  const cityOf = (name: string, card?: string) => ({ name, card, addresses: [`/${name}`], county: "A", state: "TX" });
  const areas = (footer: string[]) => {
    const cities = [cityOf("ashby", "Close by"), cityOf("milton")];
    return areasOf({ cities, lists: { cities: [], footer: [{ county: "A", cities: footer }] } } as never);
  };
  expect([areas(["ashby"]).hasMore, areas(["milton"]).hasMore]).toEqual([false, true]);
});
