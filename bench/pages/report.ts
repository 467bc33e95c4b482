import type { PageFigures } from "./instrument.ts";

/** The figures of a visit, or their medians. A page without a dialog has no taps; only first visits have bytes. */
type Figures = PageFigures & { timesFloor: number } & Record<"earlyTap" | "lateTap" | "wire", number | null>;

/** Figures by visit and page, as in "next page, service". */
export type Results = Record<string, Figures>;

/** The visit to a page of 300 bytes with a call link, from the same server: the fastest possible. */
export const FLOOR = "first visit, floor";

/** The end of the names of visits on an old phone, which have a budget only for the time to the call link. */
export const ON_OLD_PHONE = "old phone";

/** The columns of the table, which RESULTS.md explains, and their budgets. */
const COLUMNS: readonly { key: keyof Figures; label: string; atMost?: number }[] = [
  { key: "firstPaint", label: "first paint" },
  { key: "callLink", label: "call link visible" },
  { key: "timesFloor", label: "x floor", atMost: 1.2 },
  { key: "largestPaint", label: "largest paint" },
  { key: "blockingTime", label: "blocking time", atMost: 100 },
  { key: "layoutShift", label: "layout shift", atMost: 0 },
  { key: "earlyTap", label: "early tap", atMost: 100 },
  { key: "lateTap", label: "late tap", atMost: 100 },
  { key: "wire", label: "bytes on the wire", atMost: 230_000 },
];

/** The median of each figure, the upper one of an even number of runs. */
export function mediansOf(runs: readonly Results[]): Results {
  const medianOf = (visit: string, key: keyof Figures) => {
    const values = runs.map((run) => run[visit]?.[key] ?? null);
    return values.sort((a, b) => Number(a) - Number(b))[Math.floor(runs.length / 2)];
  };
  const medians = (visit: string) => Object.fromEntries(COLUMNS.map(({ key }) => [key, medianOf(visit, key)]));
  const visits = Object.keys(runs[0] ?? {}).sort();
  return Object.fromEntries(visits.map((visit) => [visit, medians(visit) as unknown as Figures]));
}

/** The table of all visits, in Markdown, with MISS at each figure beyond its budget. */
export function report(results: Results): string {
  const rows = Object.entries(results).map(([visit, figures]) => [
    visit,
    ...COLUMNS.map(({ key, atMost = Number.POSITIVE_INFINITY }) => {
      const value = figures[key];
      const hasBudget = key === "timesFloor" || !visit.endsWith(ON_OLD_PHONE);
      return hasBudget && value !== null && value > atMost ? `${show(value)} MISS` : show(value);
    }),
  ]);
  const head = ["Milliseconds", ...COLUMNS.map(({ label }) => label)];
  const budgets = ["budget: at most", ...COLUMNS.map(({ atMost = null }) => show(atMost))];
  const lines = [head, head.map(() => "---"), budgets, ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function show(value: number | null): string {
  return value?.toLocaleString("en-US", { maximumFractionDigits: value < 10 ? 3 : 0 }) ?? "-";
}

/** The bars from top to bottom, each a visit. */
const BARS = [
  ["A bare page of 300 bytes", FLOOR],
  ["First visit to a service page", "first visit, service"],
  ["The next page", "next page, service"],
  ["The next page, no signal", "next page, no signal, service"],
  ["Second visit", "second visit, service"],
  ["Second visit, no signal", "second visit, no signal, service"],
] as const;

/** A chart in Mermaid's notation of how long a driver waits for the call link. */
export function chart(results: Results): string {
  const seconds = BARS.map(([, visit]) => (results[visit]?.callLink ?? Number.NaN) / 1000);
  return [
    "---",
    "config: { themeVariables: { xyChart: { plotColorPalette: '#3fb68b' } }, xyChart: { showDataLabel: true, height: 300 } }",
    "---",
    "xychart-beta horizontal",
    'title "Seconds until the call button is on the screen: slow 3G, processor slowed four times"',
    `x-axis [${BARS.map(([label]) => `"${label}"`).join(", ")}]`,
    `y-axis 0 --> ${Math.max(...seconds)}`,
    `bar [${seconds.map((value) => value.toFixed(2)).join(", ")}]`,
  ].join("\n");
}
