import type { Sample, Visit } from "./visits.ts";

/** A bare page, from the same server as the site; and the same without any header that a server can do without. */
export const FLOOR = "floor";
export const BARE = "bare floor";

/** A figure as it is or, with "times", as so many times a floor's: the bare one's without connection time in either. */
interface Look {
  label: string;
  figure: keyof Visit;
  times?: typeof FLOOR | typeof BARE;
}

/** What a figure of this site's pages may be at most; on which visit, if not on all. */
interface Budget extends Look {
  on?: "first visit";
  atMost: number;
}

const TIMES: readonly Look[] = [
  { label: "first paint", figure: "firstPaint" },
  { label: "call link visible", figure: "callLink" },
  { label: "x floor", figure: "callLink", times: FLOOR },
  { label: "x bare floor", figure: "callLink", times: BARE },
  { label: "largest paint", figure: "largestPaint" },
  { label: "x floor", figure: "largestPaint", times: FLOOR },
  { label: "blocking time", figure: "blockingTime" },
  { label: "layout shift", figure: "layoutShift" },
  { label: "early tap", figure: "earlyTap" },
  { label: "late tap", figure: "lateTap" },
];

/** What the built files alone do not show; what they do is in tests/dist/budgets.test.ts. */
const BUDGETS: readonly Budget[] = [
  { label: "call link", figure: "callLink", times: FLOOR, on: "first visit", atMost: 1.2 },
  { label: "call link, bare floor", figure: "callLink", times: BARE, on: "first visit", atMost: 1.2 },
  { label: "blocking time, ms", figure: "blockingTime", atMost: 0 },
  { label: "layout shift", figure: "layoutShift", atMost: 0 },
  { label: "early tap, ms", figure: "earlyTap", atMost: 100 },
  { label: "late tap, ms", figure: "lateTap", atMost: 100 },
  { label: "everything, B on the wire", figure: "wire", on: "first visit", atMost: 230_000 },
];

/** The median of each figure over all runs of the same visit; a tap that was lost once is lost. */
export function mediansOf(samples: readonly Sample[]): Sample[] {
  return [...new Set(samples.map(placeOf))].flatMap((place) => {
    const same = samples.filter((sample) => placeOf(sample) === place);
    const keys = Object.keys(same[0]?.figures ?? {}) as (keyof Visit)[];
    const figures = keys.map((key) => [key, medianOf(same.map((sample) => sample.figures[key]))]);
    return same.slice(0, 1).map((sample) => ({ ...sample, figures: Object.fromEntries(figures) }));
  });
}

/** The middle value; the mean of the two middle ones of an even number. */
function medianOf(values: readonly Visit[keyof Visit][]): Visit[keyof Visit] {
  if (values.includes("lost")) return "lost";
  const sorted = values.filter((value) => typeof value === "number").sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
}

/** All tables, and whether a budget is missed. */
export function report(medians: readonly Sample[]): { text: string; isMissed: boolean } {
  const results = BUDGETS.map((budget) => check(budget, medians));
  const rows = results.map(({ cells }) => cells);
  const sections = [
    "## Milliseconds",
    table(medians),
    "## Budgets",
    markdownTable(["budget", "at most", "worst", "where", ""], rows),
  ];
  return { text: sections.join("\n\n"), isMissed: results.some(({ isMissed }) => isMissed) };
}

/** In Markdown. */
function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

function table(samples: readonly Sample[]): string {
  const kinds = [...new Set(samples.map(({ visit }) => visit))];
  const rows = kinds
    .flatMap((kind) => samples.filter(({ visit }) => visit === kind))
    .map((sample) => {
      const figures = TIMES.map((look) => show(look, lookAt(look, sample, samples)));
      return [sample.visit, sample.page, ...figures];
    });
  return markdownTable(["visit", "page", ...TIMES.map(({ label }) => label)], rows);
}

/** @returns null where it says nothing. */
function lookAt({ figure, times }: Look, { visit, page, figures }: Sample, all: readonly Sample[]) {
  const value = figures[figure];
  const floor = all.find((sample) => sample.page === times)?.figures;
  if (!times) return value;
  const least = floor?.[figure];
  if (typeof value !== "number" || typeof least !== "number" || page === times) return null;
  if (times === FLOOR) return value / least;
  // A browser tells nothing of the connection of a page that its service worker answers.
  return visit === "first visit" ? (value - figures.connection) / (least - (floor?.connection ?? 0)) : null;
}

function show({ times }: Look, value: Visit[keyof Visit]): string {
  if (typeof value !== "number") return value ?? "-";
  if (times) return `${value.toFixed(2)}x`;
  return value.toLocaleString("en-US", { maximumFractionDigits: value < 1 ? 3 : 0 });
}

/** Looks for the worst figure that the budget is meant for; one that is missing is, but for taps, the worst of all. */
function check(budget: Budget, all: readonly Sample[]): { cells: string[]; isMissed: boolean } {
  const { on, atMost } = budget;
  const isMeant = ({ visit, page }: Sample) => (on ?? visit) === visit && ![FLOOR, BARE].includes(page);
  const badness = (value: Visit[keyof Visit]) =>
    typeof value === "number" ? value : Number.POSITIVE_INFINITY;
  const isTap = budget.figure === "earlyTap" || budget.figure === "lateTap";
  const [worst] = all
    .filter(isMeant)
    .map((sample) => ({ place: placeOf(sample), value: lookAt(budget, sample, all) }))
    .filter(({ value }) => !isTap || value !== null)
    .sort((a, b) => badness(b.value) - badness(a.value));
  const isMissed = worst !== undefined && badness(worst.value) > atMost;
  const numbers = [show(budget, atMost), show(budget, worst?.value ?? null)];
  return { cells: [budget.label, ...numbers, worst?.place ?? "", isMissed ? "MISS" : ""], isMissed };
}

function placeOf({ visit, page }: Sample): string {
  return `${visit}, ${page}`;
}
