import { markdownTable } from "./markdown-table.ts";
import type { RequestMix } from "./serving-mix.ts";
import type { Run } from "./serving-wrk.ts";
import { median } from "./statistics.ts";

/** The runs of one server at one number of connections. */
export interface Measured {
  server: string;
  connections: number;
  runs: readonly Run[];
}

/** How much slower than nginx the built-in server may be for the slowest of a hundred requests. */
const MAX_P99_FACTOR = 2;

/** A Markdown table of medians: one row for each server at each number of connections. */
export function servingTable(measured: readonly Measured[]): string {
  const rows = measured.map(({ server, connections, runs }) => [
    connections,
    server,
    Math.round(medianOf(runs, requestsPerSecond)).toLocaleString("en-US"),
    milliseconds(medianOf(runs, ({ p50 }) => p50)),
    milliseconds(medianOf(runs, ({ p99 }) => p99)),
    runs.reduce((sum, { socketErrors }) => sum + socketErrors, 0),
  ]);
  return markdownTable(["connections", "server", "requests/s", "p50", "p99", "errors"], rows);
}

/**
 * Where a server is too slow.
 * @param own The name of the server that must be nearly as fast as the other.
 */
export function slowServing(measured: readonly Measured[], own: string, other: string): string[] {
  return measured.flatMap(({ server, connections, runs }) => {
    const rival = measured.find((one) => one.server === other && one.connections === connections);
    if (server !== own || !rival) return [];
    const factor = medianOf(runs, ({ p99 }) => p99) / medianOf(rival.runs, ({ p99 }) => p99);
    return factor > MAX_P99_FACTOR
      ? [`At ${connections} connections the p99 of ${own} is ${factor.toFixed(1)} x that of ${other}.`]
      : [];
  });
}

/**
 * What went wrong in a run.
 * wrk does not say which answer belongs to which request: of the answers with an error status, there must be as
 * many as unknown addresses were asked for, but for the requests that were under way at the end.
 */
export function runProblems(run: Run, mix: RequestMix, connections: number): string[] {
  const expected = (run.requests * mix.unknown.size) / mix.addresses.length;
  const slack = connections + mix.unknown.size;
  return [
    ...(run.socketErrors > 0 ? [`${run.socketErrors} requests failed`] : []),
    ...(run.unexpected > 0 ? [`${run.unexpected} answers were neither 200 nor 404`] : []),
    ...(Math.abs(run.status4xx5xx - expected) > slack
      ? [`${run.status4xx5xx} error answers instead of ${Math.round(expected)}`]
      : []),
  ];
}

function requestsPerSecond({ requests, duration }: Run): number {
  return requests / (duration / 1e6);
}

function milliseconds(microseconds: number): string {
  return `${(microseconds / 1000).toFixed(2)} ms`;
}

function medianOf(runs: readonly Run[], of: (run: Run) => number): number {
  return median(runs.map(of)) ?? 0;
}
