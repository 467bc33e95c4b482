import { type Budget, budgetsFor, missesOf, type Place, ratioOf } from "./budgets.ts";
import type { Figure, FigureKey, Figures } from "./figures.ts";
import { alignedTable } from "./table.ts";
import { KINDS } from "./traffic.ts";

/** A page's medians in one place. */
export interface Column {
  page: string;
  /** Undefined when the page could not be measured. */
  figures: Figures | undefined;
  /** Whether the budgets are meant for it: it is a page of this site. */
  own: boolean;
}

/** A line of a table: the figures it shows. */
interface Row {
  label: string;
  figures: readonly FigureKey[];
  unit: "ms" | "bytes" | "number" | "score";
  /** Whether its ratio to the bare page says something. */
  ratio?: boolean;
}

const ROWS: readonly Row[] = [
  { label: "first paint, ms", figures: ["first paint"], unit: "ms", ratio: true },
  { label: "call link visible, ms", figures: ["call link visible"], unit: "ms", ratio: true },
  { label: "largest paint, ms", figures: ["largest paint"], unit: "ms", ratio: true },
  { label: "blocking time, ms", figures: ["blocking time"], unit: "ms" },
  { label: "layout shift", figures: ["layout shift"], unit: "score" },
  { label: "requests before the call link", figures: ["requests before the call link"], unit: "number" },
  { label: "blocking scripts and styles", figures: ["blocking scripts and styles"], unit: "number" },
  ...[...KINDS, "headers" as const].map((kind): Row => {
    const label = kind === "kept" ? "kept for offline" : kind;
    return { label: `${label}, B`, figures: [`${kind} before load`, `${kind} until idle`], unit: "bytes" };
  }),
  { label: "scripts fetched after load, B", figures: ["scripts after load"], unit: "bytes" },
  { label: "largest picture, B", figures: ["largest picture"], unit: "bytes" },
  { label: "early tap, ms until open", figures: ["early tap"], unit: "ms" },
  { label: "late tap, ms until open", figures: ["late tap"], unit: "ms" },
];

/**
 * One table for one network and one way of coming to the pages. Two figures with an arrow are bytes before the
 * load event, and until idle. A figure over its budget says so.
 */
export function placeTable(
  place: Omit<Place, "page">,
  columns: readonly Column[],
  floor: Figures | undefined,
): string {
  const rows = ROWS.map((row) => [
    row.label,
    ...columns.map((column) => cellOf(row, column, floor, place)),
    budgetsOf(row, columns, place),
  ]);
  return alignedTable(["", ...columns.map(({ page }) => page), "budget"], rows);
}

function cellOf(
  row: Row,
  { page, figures, own }: Column,
  floor: Figures | undefined,
  place: Omit<Place, "page">,
): string {
  if (!figures) return "failed";
  const [first, ...others] = new Set(row.figures.map((key) => show(figures[key], row.unit)));
  const [key] = row.figures;
  const ratio = row.ratio && key && page !== "floor" ? ratioOf(figures[key], floor?.[key]) : null;
  const misses = own ? missesOf(figures, floor, { ...place, page }) : [];
  return [
    [first, ...others].join(" → "),
    ratio === null ? "" : ` (${ratio.toFixed(2)}x)`,
    misses.some(({ budget }) => row.figures.includes(budget.figure)) ? " MISS" : "",
  ].join("");
}

function show(figure: Figure, unit: Row["unit"]): string {
  if (figure === null) return "-";
  if (figure === "lost") return figure;
  return unit === "score"
    ? figure.toFixed(3).replace(/\.?0+$/, "")
    : Math.round(figure).toLocaleString("en-US");
}

function budgetsOf(row: Row, columns: readonly Column[], place: Omit<Place, "page">): string {
  const own = columns.filter((column) => column.own);
  const texts = own.flatMap(({ page }) =>
    row.figures.flatMap((figure) => budgetsFor(figure, { ...place, page }).map(budgetText)),
  );
  return [...new Set(texts)].join("; ");
}

/** What a budget allows, in a few words. */
export function budgetText({ atMost, of }: Budget): string {
  return of === "floor" ? `${atMost}x the floor` : atMost.toLocaleString("en-US");
}

/** A line for each budget that is missed: where, what, how much, and what it may be. */
export function missLines(
  place: Omit<Place, "page">,
  columns: readonly Column[],
  floor: Figures | undefined,
): string[] {
  return columns
    .filter(({ own }) => own)
    .flatMap(({ page, figures }) => {
      const where = `${place.network.name}, ${place.step}, ${page}`;
      if (!figures) return [`${where}: could not be measured`];
      return missesOf(figures, floor, { ...place, page }).map(({ budget, measured }) => {
        const value = typeof measured === "number" ? Number(measured.toFixed(3)) : (measured ?? "nothing");
        return `${where}: ${budget.figure} ${value}, budget ${budgetText(budget)}`;
      });
    });
}
