import { describe, expect, test } from "vitest";
import { missesOf, type Place } from "./budgets.ts";
import { figuresOf } from "./figures.ts";
import { SLOW_3G, SLOW_4G } from "./networks.ts";
import { visitWith } from "./test-visit.ts";
import type { Bytes } from "./traffic.ts";
import type { Visit } from "./visits.ts";

const HOME: Place = { network: SLOW_3G, step: "first visit", page: "home" };
const TERMS: Place = { ...HOME, page: "terms" };
const floor = figuresOf(visitWith({ callLink: 1000 }));

function missed(place: Place, given: Partial<Visit>, bytes: Partial<Bytes> = {}): string[] {
  const figures = figuresOf(visitWith(given, bytes, bytes));
  return missesOf(figures, floor, place).map(({ budget }) => budget.figure);
}

test("a page within its budgets misses none", () => {
  const bytes = { html: 14_000, script: 2048, font: 30_000, kept: 100_000 };
  expect(missed(HOME, { callLink: 1200, earlyTap: 100, lateTap: null }, bytes)).toEqual([]);
});

describe("misses", () => {
  test("the call link, by its ratio to the bare page, on the slowest network's first visit only", () => {
    expect(missed(HOME, { callLink: 1201 })).toEqual(["call link visible"]);
    expect(missed({ ...HOME, network: SLOW_4G }, { callLink: 1201 })).toEqual([]);
    expect(missed({ ...HOME, step: "second visit" }, { callLink: 1201 })).toEqual([]);
  });

  test("the HTML, by the page's own limit", () => {
    expect(missed(HOME, {}, { html: 14_001 })).toEqual(["html before load"]);
    expect(missed(TERMS, {}, { html: 12_001 })).toEqual(["html before load"]);
    expect(missed(TERMS, {}, { html: 12_000 })).toEqual([]);
  });

  test("any script beyond the entry on a page without islands", () => {
    const visit = visitWith({}, { script: 1500 }, { script: 9000 });
    expect(missesOf(figuresOf(visit), floor, TERMS).map(({ budget }) => budget.figure)).toEqual([
      "script until idle",
    ]);
    expect(missesOf(figuresOf(visit), floor, HOME)).toEqual([]);
  });

  test("a tap that is slow or lost", () => {
    expect(missed(HOME, { earlyTap: "lost", lateTap: 101 })).toEqual(["early tap", "late tap"]);
  });

  test("a second request, a blocked thread, a shift", () => {
    expect(missed(HOME, { requests: 2, blockingTime: 1, layoutShift: 0.001 })).toEqual([
      "requests before the call link",
      "blocking time",
      "layout shift",
    ]);
  });

  test("a call link that never came", () => {
    expect(missed(HOME, { callLink: null })).toEqual(["call link visible"]);
  });
});
