import type { Figure, FigureKey, Figures } from "./figures.ts";
import type { Step } from "./journeys.ts";
import type { Network } from "./networks.ts";
import { SLOW_3G } from "./networks.ts";

/** Where a figure was measured. */
export interface Place {
  network: Network;
  step: Step;
  page: string;
}

/** What a figure of this site's pages may be at most. */
export interface Budget {
  figure: FigureKey;
  atMost: number;
  /** "floor": a multiple of the same figure of the bare page. */
  of: "value" | "floor";
  /** Where it holds; undefined: everywhere. */
  holds?: (place: Place) => boolean;
}

/** A budget that does not hold. */
export interface Miss {
  budget: Budget;
  measured: Figure;
}

/** Milliseconds from a tap until the dialog is open, the code being there or not. */
const ANSWER = 100;

/** Everything the pages promise; sizes in bytes as sent (brotli), without headers. */
export const BUDGETS: readonly Budget[] = [
  value(
    "html before load",
    14_000,
    onFirstVisit((page) => page === "home"),
  ),
  value(
    "html before load",
    12_000,
    onFirstVisit((page) => page !== "home"),
  ),
  value("requests before the call link", 1),
  {
    figure: "call link visible",
    atMost: 1.2,
    of: "floor",
    holds: ({ network, step }) => network === SLOW_3G && step === "first visit",
  },
  value("script before load", 2048),
  value("blocking scripts and styles", 0),
  // This page has nothing to bring to life.
  value("script until idle", 2048, ({ page }) => page === "terms"),
  value("scripts after load", 80_000),
  value("font until idle", 30_000),
  value("largest picture", 15_000),
  value("blocking time", 0),
  value("layout shift", 0),
  value("early tap", ANSWER),
  value("late tap", ANSWER),
];

/** The budgets that hold for a figure in a place. */
export function budgetsFor(figure: FigureKey, place: Place): Budget[] {
  return BUDGETS.filter((budget) => budget.figure === figure && (budget.holds?.(place) ?? true));
}

/** The budgets that a page misses in a place. What could not be measured meets none, but for taps. */
export function missesOf(figures: Figures, floor: Figures | undefined, place: Place): Miss[] {
  return BUDGETS.filter(({ holds }) => holds?.(place) ?? true)
    .map((budget) => ({ budget, measured: measuredFor(budget, figures, floor) }))
    .filter(({ budget, measured }) => misses(budget, measured));
}

function measuredFor({ figure, of }: Budget, figures: Figures, floor: Figures | undefined): Figure {
  return of === "floor" ? ratioOf(figures[figure], floor?.[figure]) : figures[figure];
}

/** How many times the bare page's figure; null where either is missing or the bare page's is 0. */
export function ratioOf(figure: Figure, floor: Figure | undefined): number | null {
  return typeof figure === "number" && typeof floor === "number" && floor > 0 ? figure / floor : null;
}

function misses({ figure, atMost }: Budget, measured: Figure): boolean {
  // Not every page has a dialog to open.
  if (measured === null) return !figure.endsWith("tap");
  return measured === "lost" || measured > atMost;
}

function value(figure: FigureKey, atMost: number, holds?: Budget["holds"]): Budget {
  return { figure, atMost, of: "value", ...(holds && { holds }) };
}

function onFirstVisit(isMeant: (page: string) => boolean): (place: Place) => boolean {
  return ({ step, page }) => step === "first visit" && isMeant(page);
}
