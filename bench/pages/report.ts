import type { Figures, Sample } from "./visits.ts";

/** A page of 300 bytes with a call link, from the same server: the fastest possible. */
export const FLOOR = "floor";

/** A figure or, with `isTimes`, its ratio to the floor's. */
interface Column {
  label: string;
  figure: keyof Figures;
  isTimes?: true;
}

/** The maximum of a figure on this site's pages; on one kind of visit, or on all. */
interface Budget extends Column {
  on?: "first visit";
  atMost: number;
}

const COLUMNS: readonly Column[] = [
  { label: "first paint", figure: "firstPaint" },
  { label: "call link visible", figure: "callLink" },
  { label: "x floor", figure: "callLink", isTimes: true },
  { label: "largest paint", figure: "largestPaint" },
  { label: "x floor", figure: "largestPaint", isTimes: true },
  { label: "blocking time", figure: "blockingTime" },
  { label: "layout shift", figure: "layoutShift" },
  { label: "early tap", figure: "earlyTap" },
  { label: "late tap", figure: "lateTap" },
];

/** Budgets of what only a browser shows; tests/dist/budgets.test.ts has those of the built files. */
const BUDGETS: readonly Budget[] = [
  { label: "call link", figure: "callLink", isTimes: true, on: "first visit", atMost: 1.2 },
  { label: "blocking time, ms", figure: "blockingTime", atMost: 0 },
  { label: "layout shift", figure: "layoutShift", atMost: 0 },
  { label: "early tap, ms", figure: "earlyTap", atMost: 100 },
  { label: "late tap, ms", figure: "lateTap", atMost: 100 },
  { label: "everything, B on the wire", figure: "wire", on: "first visit", atMost: 230_000 },
];

/** The median of each figure over all runs of the same visit, in the order of the visits. */
export function mediansOf(samples: readonly Sample[]): Sample[] {
  return [...new Set(samples.map(placeOf))].sort().flatMap((place) => {
    const same = samples.filter((sample) => placeOf(sample) === place);
    return same.slice(0, 1).map((sample) => {
      const keys = Object.keys(sample.figures) as (keyof Figures)[];
      const figures = keys.map((key) => [key, medianOf(same.map(({ figures }) => figures[key]))]);
      return { ...sample, figures: Object.fromEntries(figures) };
    });
  });
}

/** The middle value, the upper one of an even number; null where a value is missing. */
function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  return known.length < values.length ? null : (known[Math.floor(known.length / 2)] ?? null);
}

/** The tables, in Markdown, and whether a budget is missed. */
export function report(medians: readonly Sample[]): { text: string; isMissed: boolean } {
  const figures = medians.map((sample) => [
    sample.visit,
    sample.page,
    ...COLUMNS.map((column) => show(column, figureOf(column, sample, medians))),
  ]);
  const budgets = BUDGETS.map((budget) => check(budget, medians));
  const text = [
    "## Milliseconds",
    table(["visit", "page", ...COLUMNS.map(({ label }) => label)], figures),
    "## Budgets",
    table(
      ["budget", "at most", "worst", "where", ""],
      budgets.map(({ cells }) => cells),
    ),
  ].join("\n\n");
  return { text, isMissed: budgets.some(({ isMissed }) => isMissed) };
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

function figureOf({ figure, isTimes }: Column, { figures }: Sample, all: readonly Sample[]): number | null {
  const value = figures[figure];
  if (!isTimes || value === null) return value;
  const least = all.find(({ page }) => page === FLOOR)?.figures[figure];
  return least ? value / least : null;
}

function show({ isTimes }: Column, value: number | null): string {
  if (value === null) return "-";
  if (isTimes) return `${value.toFixed(2)}x`;
  return value.toLocaleString("en-US", { maximumFractionDigits: value < 1 ? 3 : 0 });
}

/** Looks for the worst figure of the visits that the budget is for. A page without a dialog has no taps. */
function check(budget: Budget, all: readonly Sample[]): { cells: string[]; isMissed: boolean } {
  const { label, figure, on, atMost } = budget;
  const judged = all
    .filter(({ visit, page }) => page !== FLOOR && (on ?? visit) === visit)
    .map((sample) => ({ place: placeOf(sample), value: figureOf(budget, sample, all) }))
    .filter(({ value }) => value !== null || !figure.endsWith("Tap"))
    .map(({ place, value }) => ({ place, value: value ?? Number.POSITIVE_INFINITY }));
  const worst = judged.toSorted((a, b) => b.value - a.value)[0];
  const isMissed = worst === undefined || worst.value > atMost;
  const numbers = [show(budget, atMost), show(budget, worst?.value ?? null)];
  return { cells: [label, ...numbers, worst?.place ?? "", isMissed ? "MISS" : ""], isMissed };
}

function placeOf({ visit, page }: Sample): string {
  return `${visit}, ${page}`;
}
