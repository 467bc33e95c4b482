import type { Phone } from "./phone.ts";

type PageFigures = Awaited<ReturnType<Phone["figures"]>>;

/** The figures of a visit, or their medians. A page without a dialog has no taps; only first visits have bytes. */
export type Figures = PageFigures & { timesFloor: number } & Record<
    "earlyTap" | "lateTap" | "wire",
    number | null
  >;

/** Figures by visit and page, as in "next page, service". */
export type Results = Record<string, Figures>;

/** The visit to a page of 300 bytes with a call link, from the same server: the fastest possible. */
export const FLOOR = "first visit, floor";

/** The columns of the table, which RESULTS.md explains, and their budgets. tests/dist/budgets.test.ts has those of files. */
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
  const medians = (visit: string) =>
    Object.fromEntries(COLUMNS.map(({ key }) => [key, medianOf(visit, key)]));
  const visits = Object.keys(runs[0] ?? {}).sort();
  return Object.fromEntries(visits.map((visit) => [visit, medians(visit) as unknown as Figures]));
}

/** The table of all visits, in Markdown, with MISS at each figure beyond its budget. */
export function report(results: Results): string {
  const rows = Object.entries(results).map(([visit, figures]) => [
    visit,
    ...COLUMNS.map(({ key, atMost = Number.POSITIVE_INFINITY }) => {
      const value = figures[key];
      return value !== null && value > atMost ? `${show(value)} MISS` : show(value);
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

const TITLE = "Until you can call: slow 3G, processor slowed four times";
const STYLE =
  "text{font:14px system-ui,sans-serif;fill:#1d252c}.title{font-size:16px;font-weight:700}.floor{fill:#8a949e}.site{fill:#005a3c}" +
  "@media(prefers-color-scheme:dark){text{fill:#e6edf3}.floor{fill:#7d8590}.site{fill:#3fb68b}}";

/** An SVG of how long a driver waits for the call link, light or dark by the reader's system. */
export function plot(results: Readonly<Record<string, { callLink: number }>>): string {
  const bars = BARS.map(([label, visit]) => ({ label, visit, wait: results[visit]?.callLink ?? Number.NaN }));
  const longest = Math.max(...bars.map(({ wait }) => wait));
  const rows = bars.map(({ label, visit, wait }, index) => {
    const y = 52 + index * 34;
    const width = Math.round((wait / longest) * 440);
    return [
      `<text x="198" y="${y + 16}" text-anchor="end">${label}</text>`,
      `<rect class="${visit === FLOOR ? "floor" : "site"}" x="210" y="${y}" width="${width}" height="22" rx="3"/>`,
      `<text x="${218 + width}" y="${y + 16}">${(wait / 1000).toFixed(2)} s</text>`,
    ].join("\n");
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 264" role="img">`,
    `<title>${TITLE}</title>`,
    `<style>${STYLE}</style>`,
    `<text class="title" x="12" y="28">${TITLE}</text>`,
    ...rows,
    "</svg>\n",
  ].join("\n");
}
