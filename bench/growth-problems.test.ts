import { expect, test } from "vitest";
import { growthProblems } from "./growth-problems.ts";

function build(cities: number, seconds: number, pages: Record<string, number> = {}) {
  const sizes = { "/": 9000, "/dallas-county-tx-roadside-assistance": 10_000, ...pages };
  return { cities, seconds, pages: new Map(Object.entries(sizes)) };
}

test("25 times the time, one percent of a page, and five bytes a city where all of a county are named are no problem", () => {
  const last = build(1000, 50, { "/": 9090, "/dallas-county-tx-roadside-assistance": 14_900 });
  expect(growthProblems([build(40, 2), build(200, 99), last])).toEqual([]);
});

test("more of each, and a page that is lost, is a problem", () => {
  const first = build(40, 2, { "/lost": 9000 });
  const last = build(1000, 51, { "/": 9091, "/dallas-county-tx-roadside-assistance": 14_901 });
  expect(growthProblems([first, last])).toEqual([
    "1000 cities take 25.5 x the time of 40.",
    "/ grows from 9000 bytes with 40 cities to 9091 with 1000.",
    "/dallas-county-tx-roadside-assistance grows from 10000 bytes with 40 cities to 14901 with 1000.",
    "/lost is missing with 1000 cities.",
  ]);
});
