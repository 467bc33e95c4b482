import { expect, test } from "vitest";
import { SLOW_3G, SLOW_4G } from "./line.ts";
import { BARE, FLOOR, mediansOf, report } from "./report.ts";
import type { Sample, Visit } from "./visits.ts";

/** A visit that meets every budget, but for what is given. */
function visitWith(given: Partial<Visit>, place: Partial<Sample> = {}): Sample {
  const times = { firstPaint: 1000, callLink: 1000, largestPaint: 1000, connection: 800 };
  const none = {
    longestTask: 0,
    blockingTime: 0,
    layoutShift: 0,
    lateCode: 0,
    earlyTap: null,
    lateTap: null,
  };
  const bytes = { html: 300, beforeLoad: 400, wire: 500, requests: 1 };
  return {
    network: SLOW_3G,
    visit: "first visit",
    page: "home",
    figures: { ...times, ...none, ...bytes, ...given },
    ...place,
  };
}

const FLOORS = [
  visitWith({}, { page: FLOOR }),
  visitWith({ callLink: 900, connection: 800 }, { page: BARE }),
  visitWith({}, { page: FLOOR, network: SLOW_4G }),
];

test("the middle of all runs counts; a tap that was lost once is lost", () => {
  const runs = [3, 1, 2].map((callLink) => visitWith({ callLink, earlyTap: callLink === 1 ? "lost" : 50 }));
  const [first, ...others] = mediansOf([...runs, visitWith({ lateTap: null }, { page: "terms" })]);
  expect(first?.figures).toMatchObject({ callLink: 2, earlyTap: "lost", lateTap: null });
  expect(others.map(({ page }) => page)).toEqual(["terms"]);
});

test("a visit stands beside both floors, beside the bare one without connection time", () => {
  const { text } = report([...FLOORS, visitWith({ callLink: 1150, connection: 900 })]);
  expect(text).toContain("| first visit | home | 1,000 | 1,150 | 1.15x | 2.50x | 1,000 | 1.00x |");
});

test("a visit at the limits misses no budget; the call link's is for first visits on the slowest network", () => {
  const limits = { callLink: 1200, earlyTap: 100, lateTap: 100, lateCode: 80_000, wire: 230_000 };
  const second = visitWith({ callLink: 1300 }, { visit: "second visit" });
  const faster = visitWith({ callLink: 1300 }, { network: SLOW_4G });
  expect(report([...FLOORS, visitWith(limits), second, faster]).isMissed).toBe(false);
});

test.each<[string, Partial<Visit>]>([
  ["call link | 1.20x | 1.21x", { callLink: 1206 }],
  ["call link | 1.20x | -", { callLink: null }],
  ["requests before the call link | 1 | 2", { requests: 2 }],
  ["blocking time, ms | 0 | 1", { blockingTime: 1 }],
  ["layout shift | 0 | 0.001", { layoutShift: 0.001 }],
  ["early tap, ms | 100 | lost", { earlyTap: "lost" }],
  ["late tap, ms | 100 | 101", { lateTap: 101 }],
  ["code after load, B | 80,000 | 80,001", { lateCode: 80_001 }],
  ["everything, B on the wire | 230,000 | 230,001", { wire: 230_001 }],
])("a miss is said: %s", (line, figures) => {
  const good = visitWith({}, { page: "terms" });
  const { text, isMissed } = report([...FLOORS, good, visitWith(figures)]);
  expect(text).toContain(`| ${line} | slow 3G, first visit, home | MISS |`);
  expect(isMissed).toBe(true);
});
