import { expect, test } from "vitest";
import { countiesOf } from "./areas.ts";

test("without a list, the footer has each county with its first ten cities", () => {
  const cities = Array.from({ length: 12 }, (_, at) => ({ name: `No. ${at}`, county: at === 1 ? "B" : "A" }));
  const names = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => `No. ${at}`);
  expect(countiesOf(cities)).toEqual([
    { county: "A", cities: names },
    { county: "B", cities: ["No. 1"] },
  ]);
});
