import type { EngineName } from "./engine.ts";
import { LIMITS, type LimitId, limitsAlways } from "./limits.ts";

/** What a test tells about itself for the table. */
export interface Entry {
  group: string;
  /** Spec files of the same journeys in Chromium. */
  chromium: string;
  engine: EngineName;
  version: string;
  limits: readonly LimitId[];
}

export interface Outcome extends Entry {
  state: "passed" | "failed" | "skipped" | "pending";
}

/** In the order in which a cell names them. */
const STATES = { failed: "FAILED", passed: "passed", skipped: "not observable", pending: "not run" } as const;

/**
 * The table of results: a row for each group of journeys, a column for each engine, and below it what the
 * engines cannot show.
 */
export function tableOf(outcomes: readonly Outcome[]): string {
  const engines = distinct(outcomes.map(({ engine }) => engine)).sort();
  const noted = [...engines.flatMap(limitsAlways), ...outcomes.flatMap(({ limits }) => limits)];
  const ids = Object.keys(LIMITS).filter((id): id is LimitId => noted.some((other) => other === id));
  const mark = (limits: readonly LimitId[]) => {
    const marks = ids.filter((id) => limits.includes(id)).map((id) => letterOf(ids.indexOf(id)));
    return marks.length > 0 ? ` (${marks.join(", ")})` : "";
  };

  const titles = engines.map((engine) => {
    const version = outcomes.find((outcome) => outcome.engine === engine)?.version;
    return `${engine} ${version}${mark(limitsAlways(engine))}`;
  });
  const rows = distinct(outcomes.map(({ group }) => group)).map((group) => {
    const own = outcomes.filter((outcome) => outcome.group === group);
    const cells = engines.map((engine) =>
      cellOf(
        own.filter((outcome) => outcome.engine === engine),
        mark,
      ),
    );
    return [group, own[0]?.chromium ?? "", ...cells];
  });
  const notes = ids.map((id, index) => {
    const { engines, text } = LIMITS[id];
    return `(${letterOf(index)}) ${engines.join(", ")}: ${text}.`;
  });
  return [...aligned([["journeys", "Chromium: tests/browser/", ...titles], ...rows]), "", ...notes].join(
    "\n",
  );
}

/** "3 passed (a), 1 not observable (b)" */
function cellOf(outcomes: readonly Outcome[], mark: (limits: readonly LimitId[]) => string): string {
  const parts = Object.entries(STATES).flatMap(([state, words]) => {
    const own = outcomes.filter((outcome) => outcome.state === state);
    return own.length > 0 ? [`${own.length} ${words}${mark(own.flatMap(({ limits }) => limits))}`] : [];
  });
  return parts.join(", ");
}

function letterOf(index: number): string {
  return String.fromCharCode("a".charCodeAt(0) + index);
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widthOf(column)))
      .join("  ")
      .trimEnd(),
  );
}

function distinct<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
