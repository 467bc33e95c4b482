import { markdownTable } from "../markdown-table.ts";
import type { Tally } from "./tally.ts";

/** How often one line of a problem is told at most. */
const PROBLEMS_OF_A_KIND = 10;

/** A figure of the server's process. */
export interface Figure {
  name: string;
  value: string;
  /** What it must be; empty where it is only told. */
  limit: string;
  ok: boolean;
}

/** A Markdown table of what the clients have seen: one row for each kind. */
export function clientsTable(tallies: readonly Tally[]): string {
  const rows = tallies.map(({ kind, statuses, unanswered, durations }) => [
    kind,
    ...[2, 3, 4, 5].map((hundred) => thousands(countOf(statuses, hundred))),
    thousands(unanswered),
    ...[0.5, 0.99, 1].map((part) => milliseconds(quantile(durations, part))),
  ]);
  const head = ["clients", "2xx", "3xx", "4xx", "5xx", "no answer", "p50", "p99", "longest"];
  return markdownTable(head, rows);
}

/** A Markdown table of figures. */
export function figuresTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, limit, ok }) => [name, value, limit, verdict(limit, ok)]);
  return markdownTable(["server", "figure", "must be", ""], rows);
}

/** Everything that must not have happened, one line each. */
export function problemLines(tallies: readonly Tally[], figures: readonly Figure[]): string[] {
  const seen = tallies.flatMap(({ kind, problems }) => {
    const lines = Array.from(
      problems,
      ([problem, times]) => `${kind}: ${problem}${times > 1 ? ` (${times} times)` : ""}`,
    );
    const left = lines.length - PROBLEMS_OF_A_KIND;
    return left > 0 ? [...lines.slice(0, PROBLEMS_OF_A_KIND), `${kind}: and ${left} more`] : lines;
  });
  const missed = figures.filter(({ ok }) => !ok);
  return [...seen, ...missed.map(({ name, value, limit }) => `${name}: ${value}, but it must be ${limit}`)];
}

/** Bytes as megabytes. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** A time, in seconds where it is long. */
export function milliseconds(time: number): string {
  if (Number.isNaN(time)) return "";
  return time >= 10_000 ? `${(time / 1000).toFixed(1)} s` : `${time.toFixed(1)} ms`;
}

function verdict(limit: string, ok: boolean): string {
  if (limit === "") return "";
  return ok ? "yes" : "**no**";
}

function countOf(statuses: Tally["statuses"], hundred: number): number {
  return [...statuses].reduce(
    (sum, [status, count]) => sum + (Math.floor(status / 100) === hundred ? count : 0),
    0,
  );
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? Number.NaN;
}

function thousands(count: number): string {
  return count.toLocaleString("en-US");
}
