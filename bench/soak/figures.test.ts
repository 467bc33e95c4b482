import { expect, test } from "vitest";
import { figuresOf, type Measured } from "./figures.ts";
import type { Sample } from "./memory.ts";

const SECONDS = 300;

/** A sound run of five minutes, a sample each five seconds. */
function run(rss: (at: number) => number, other: Partial<Measured> = {}): Measured {
  const samples = Array.from({ length: 61 }, (_, index): Sample => ({ at: index * 5, rss: rss(index * 5) }));
  return {
    seconds: SECONDS,
    samples,
    heaps: [20e6, 21e6],
    longestPause: 12,
    mostConnections: 140,
    connectionsLeft: 0,
    stopped: { code: 0, took: 30 },
    ...other,
  };
}

function missed(measured: Measured): string[] {
  return figuresOf(measured)
    .filter(({ ok }) => !ok)
    .map(({ name, value }) => `${name}: ${value}`);
}

test("memory may grow by a tenth, and as it likes while the server warms up", () => {
  expect(missed(run((at) => (at < 30 ? 50e6 : 100e6 + at * 40_000)))).toEqual([]);
});

test("a leak is seen", () => {
  expect(missed(run((at) => 100e6 + at * 60_000))).toEqual([
    "memory (RSS), median of the last 60 s: 116.2 MB (+12.2%)",
  ]);
  expect(missed(run(() => 100e6, { heaps: [20e6, 22.5e6] }))).toEqual([
    "heap after a collection, at the end of the load: 22.5 MB (+12.5%)",
  ]);
});

test("memory that falls is no leak, memory that nobody saw may be one", () => {
  expect(missed(run((at) => 200e6 - at * 300_000))).toEqual([]);
  expect(missed(run(() => 100e6, { heaps: [Number.NaN, 20e6] }))).toHaveLength(1);
  expect(missed({ ...run(() => 100e6), samples: [] })).toHaveLength(1);
});

test("a connection that is left and a bad end are violations", () => {
  expect(missed(run(() => 100e6, { connectionsLeft: 1 }))).toEqual(["connections left after the load: 1"]);
  expect(missed(run(() => 100e6, { stopped: { code: null, took: 10_000 } }))).toEqual([
    "exit code at SIGTERM: null after 10.0 s",
  ]);
});
