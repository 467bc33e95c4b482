import { expect, test } from "vitest";
import { generatedAddress } from "./build-cities.ts";
import { type GrowthStep, growthProblems, growthTable } from "./build-report.ts";

function step(cities: number, seconds: number, homeBytes = 9000): GrowthStep {
  const sizes = Array.from({ length: cities }, (_, index): [string, number] => [
    generatedAddress(index + 1),
    10_000 + index,
  ]);
  return {
    cities,
    seconds,
    cpuSeconds: seconds * 2,
    peakMemory: 500e6,
    pages: new Map([["/", homeBytes], ...sizes]),
  };
}

test("one row for each build", () => {
  const [, , first, second] = growthTable([step(4, 5), step(9, 10)]).split("\n");
  expect(first).toBe(
    "| 4 | 5 | 5.0 s | 1000 ms | 10.0 s |  | 500 MB | 100.0 MB | 10002 bytes | 10003 bytes |",
  );
  expect(second).toBe(
    "| 9 | 10 | 10.0 s | 1000 ms | 20.0 s | 2000 ms | 500 MB | 50.0 MB | 10004 bytes | 10008 bytes |",
  );
});

test("up to 25 times the time is no problem, more is", () => {
  expect(growthProblems([step(40, 2), step(200, 99), step(1000, 50)])).toEqual([]);
  expect(growthProblems([step(40, 2), step(1000, 51)])).toEqual(["1000 cities take 25.5 x the time of 40."]);
});

test("a page may vary by one percent, not grow", () => {
  expect(growthProblems([step(40, 2), step(1000, 2, 9090)])).toEqual([]);
  expect(growthProblems([step(40, 2), step(1000, 2, 9091)])).toEqual([
    "/ grows from 9000 bytes with 40 cities to 9091 with 1000.",
  ]);
});

test("the page that names every city may grow by five bytes for each", () => {
  const withAreas = (one: GrowthStep, bytes: number) => ({
    ...one,
    pages: new Map([...one.pages, ["/service-areas", bytes]]),
  });
  const before = withAreas(step(40, 2), 10_000);
  expect(growthProblems([before, withAreas(step(1000, 2), 14_900)])).toEqual([]);
  expect(growthProblems([before, withAreas(step(1000, 2), 14_901)])).toEqual([
    "/service-areas grows from 10000 bytes with 40 cities to 14901 with 1000.",
  ]);
});

test("a city page that the larger site leaves out is a problem", () => {
  const last = step(1000, 2);
  const pages = new Map([...last.pages].filter(([address]) => address !== generatedAddress(1)));
  expect(growthProblems([step(40, 2), { ...last, pages }])).toEqual([
    `${generatedAddress(1)} is missing with 1000 cities.`,
  ]);
});
