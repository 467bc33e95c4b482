import { expect, test } from "vitest";
import { figuresOf } from "./figures.ts";
import { SLOW_3G } from "./networks.ts";
import { type Column, missLines, placeTable } from "./report.ts";
import { visitWith } from "./test-visit.ts";

const PLACE = { network: SLOW_3G, step: "first visit" as const };
const floor = figuresOf(visitWith({ callLink: 1000 }));
const slow = figuresOf(visitWith({ callLink: 1300, earlyTap: "lost" }, { script: 1505 }, { script: 9012 }));

const COLUMNS: Column[] = [
  { page: "floor", figures: floor, own: false },
  { page: "home", figures: slow, own: true },
  { page: "other", figures: slow, own: false },
  { page: "gone", figures: undefined, own: false },
];

/** The cells of the line with this label. */
function cells(label: string): string[] {
  const line = placeTable(PLACE, COLUMNS, floor)
    .split("\n")
    .find((text) => text.startsWith(`| ${label}`));
  return (line ?? "")
    .split("|")
    .slice(2, -1)
    .map((cell) => cell.trim());
}

test("a time has its ratio to the bare page and its budget, which other sites do not have", () => {
  expect(cells("call link visible")).toEqual([
    "1,000",
    "1,300 (1.30x) MISS",
    "1,300 (1.30x)",
    "failed",
    "1.2x the floor",
  ]);
});

test("bytes before load and until idle stand together", () => {
  expect(cells("script, B")).toEqual(["0", "1,505 → 9,012", "1,505 → 9,012", "failed", "2,048"]);
});

test("a lost tap says so, and a page without an opener has none", () => {
  expect(cells("early tap")).toEqual(["-", "lost MISS", "lost", "failed", "100"]);
});

test("each miss is told with what it may be", () => {
  expect(missLines(PLACE, COLUMNS, floor)).toEqual([
    "slow 3G, first visit, home: call link visible 1.3, budget 1.2x the floor",
    "slow 3G, first visit, home: early tap lost, budget 100",
  ]);
});

test("a page of the site that could not be measured is a miss", () => {
  expect(missLines(PLACE, [{ page: "home", figures: undefined, own: true }], floor)).toEqual([
    "slow 3G, first visit, home: could not be measured",
  ]);
});
