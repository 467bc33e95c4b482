import { describe, expect, test } from "vitest";
import { isPerfect, middleOf, noReport, type Outcome, readReport } from "./report.ts";

interface Category {
  score: number | null;
  auditRefs: { id: string; weight: number }[];
}

const PASSED: Category = { score: 1, auditRefs: [] };

/** A report in Lighthouse's form, with these audits: the display mode and the rest of each. */
function reportOf(categories: Record<string, Category>, audits: Record<string, object> = {}): string {
  const named = Object.entries(audits).map(([id, rest]) => [
    id,
    { id, title: `Title of ${id}`, scoreDisplayMode: "numeric", ...rest },
  ]);
  return JSON.stringify({
    categories: {
      seo: PASSED,
      performance: PASSED,
      accessibility: PASSED,
      "best-practices": PASSED,
      ...categories,
    },
    audits: Object.fromEntries(named),
    runWarnings: [],
  });
}

const BOTH = [
  { id: "slow", weight: 30 },
  { id: "unused", weight: 0 },
];
const AUDITS = { slow: { score: 0.98, displayValue: "120 ms" }, unused: { score: 0.5 } };

describe("readReport", () => {
  test("gives the scores as points, in Lighthouse's order", () => {
    const { scores } = readReport(
      reportOf({ performance: { score: 0.29, auditRefs: [] }, seo: { score: 0.92, auditRefs: [] } }),
    );
    expect(scores).toEqual([29, 100, 100, 92]);
  });

  test("tells what cost points from what costs nothing", () => {
    const { costly, free } = readReport(reportOf({ performance: { score: 0.99, auditRefs: BOTH } }, AUDITS));
    expect(costly).toEqual([{ id: "slow", title: "Title of slow", shown: "120 ms" }]);
    expect(free).toEqual([{ id: "unused", title: "Title of unused", shown: "" }]);
  });

  test("says nothing of points that a category's rounding gives back", () => {
    expect(readReport(reportOf({ performance: { score: 1, auditRefs: BOTH } }, AUDITS)).costly).toEqual([]);
  });

  test("names an audit once that counts in two categories", () => {
    const auditRefs = [{ id: "title", weight: 1 }];
    const { costly } = readReport(
      reportOf(
        { seo: { score: 0.9, auditRefs }, accessibility: { score: 0.9, auditRefs } },
        { title: { score: 0 } },
      ),
    );
    expect(costly.map(({ id }) => id)).toEqual(["title"]);
  });

  test("counts a category that an audit's error left without a score as 0, and names the error", () => {
    const { scores, costly } = readReport(
      reportOf(
        { seo: { score: null, auditRefs: [{ id: "broken", weight: 1 }] } },
        { broken: { score: null, scoreDisplayMode: "error", errorMessage: "No trace" } },
      ),
    );
    expect(scores).toEqual([100, 100, 100, 0]);
    expect(costly.map(({ shown }) => shown)).toEqual(["No trace"]);
  });

  test("leaves out what does not apply", () => {
    const { free } = readReport(
      reportOf(
        { seo: { score: 1, auditRefs: [{ id: "hreflang", weight: 0 }] } },
        { hreflang: { score: null, scoreDisplayMode: "notApplicable" } },
      ),
    );
    expect(free).toEqual([]);
  });

  test("rejects what is no report", () => {
    expect(() => readReport("{}")).toThrow("categories");
  });
});

describe("middleOf", () => {
  const scoring = (...scores: number[]): Outcome => ({ ...noReport(""), scores });

  test.each([
    [[100], 100],
    [[91, 100, 99], 99],
    [[100, 0, 100], 100],
    [[100, 97], 97],
  ])("of %j is %i", (performances, middle) => {
    expect(middleOf(performances.map((score) => scoring(score, 100, 100, 100))).scores[0]).toBe(middle);
  });

  test("of no runs is an error", () => {
    expect(() => middleOf([])).toThrow("no runs");
  });
});

test("only 100 in every category is perfect; no report is not", () => {
  expect(isPerfect(readReport(reportOf({})))).toBe(true);
  expect(isPerfect(readReport(reportOf({ seo: { score: 0.99, auditRefs: [] } })))).toBe(false);
  expect(isPerfect(noReport("The browser is gone"))).toBe(false);
});
