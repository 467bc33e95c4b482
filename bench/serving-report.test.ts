import { expect, test } from "vitest";
import { type Measured, runProblems, servingTable, slowServing } from "./serving-report.ts";
import type { Run } from "./serving-wrk.ts";

const MIX = { addresses: ["/", "/a", "/b", "/nope"], unknown: new Set(["/nope"]) };

/** A sound run of four seconds. */
function run(p99: number, other: Partial<Run> = {}): Run {
  const sound = { requests: 40_000, status4xx5xx: 10_000, socketErrors: 0, unexpected: 0 };
  return { ...sound, duration: 4_000_000, p50: p99 / 2, p99, ...other };
}

function measured(server: string, p99s: readonly number[]): Measured {
  return { server, connections: 50, runs: p99s.map((p99) => run(p99)) };
}

test("one row of medians for each server", () => {
  const table = servingTable([measured("own", [9000, 1000, 2000]), measured("nginx", [500, 500, 500])]);
  expect(table.split("\n").slice(2)).toEqual([
    "| 50 | own | 10,000 | 1.00 ms | 2.00 ms | 0 |",
    "| 50 | nginx | 10,000 | 0.25 ms | 0.50 ms | 0 |",
  ]);
});

test("twice the p99 is no problem, more is", () => {
  const nginx = measured("nginx", [400, 500, 600]);
  expect(slowServing([measured("own", [900, 1000, 9000]), nginx], "own", "nginx")).toEqual([]);
  expect(slowServing([measured("own", [900, 1100, 9000]), nginx], "own", "nginx")).toEqual([
    "At 50 connections the p99 of own is 2.2 x that of nginx.",
  ]);
});

test("a sound run has no problem, however many requests were under way at its end", () => {
  expect(runProblems(run(1000, { status4xx5xx: 9990 }), MIX, 10)).toEqual([]);
});

test.each([
  [{ socketErrors: 2 }, "2 requests failed"],
  [{ unexpected: 1 }, "1 answers were neither 200 nor 404"],
  [{ status4xx5xx: 10_100 }, "10100 error answers instead of 10000"],
  [{ status4xx5xx: 0 }, "0 error answers instead of 10000"],
])("a run with %j has a problem", (fault, problem) => {
  expect(runProblems(run(1000, fault), MIX, 10)).toEqual([problem]);
});
