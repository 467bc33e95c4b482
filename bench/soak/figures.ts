import { compareWindows, FLAT_WITHIN, growth, type Sample, windowsOf } from "./memory.ts";
import { type Figure, megabytes, milliseconds } from "./report.ts";

/** What was measured of the server's process. */
export interface Measured {
  /** Of the load. */
  seconds: number;
  samples: readonly Sample[];
  /** Bytes in use after a collection: after the warm-up, and when the load ended. */
  heaps: readonly [number, number];
  longestPause: number;
  mostConnections: number;
  connectionsLeft: number;
  stopped: { code: number | null; took: number };
}

/** The figures of a run, and whether they are as they must be. */
export function figuresOf(measured: Measured): Figure[] {
  const windows = windowsOf(measured.seconds);
  const within = `at most ${FLAT_WITHIN * 100}% more`;
  const [first, last] = compareWindows(measured.samples, windows);
  const length = Math.round(windows.length);
  return [
    told(
      `memory (RSS), median of ${length} s after ${Math.round(windows.warmUp)} s of warm-up`,
      megabytes(first),
    ),
    grown(`memory (RSS), median of the last ${length} s`, first, last, within),
    told("heap after a collection, after the warm-up", megabytes(measured.heaps[0])),
    grown("heap after a collection, at the end of the load", ...measured.heaps, within),
    told("connections at a time, at most", String(measured.mostConnections)),
    told("longest time without an answer to anybody", milliseconds(measured.longestPause)),
    {
      name: "connections left after the load",
      value: String(measured.connectionsLeft),
      limit: "0",
      ok: measured.connectionsLeft === 0,
    },
    {
      name: "exit code at SIGTERM",
      value: `${measured.stopped.code} after ${milliseconds(measured.stopped.took)}`,
      limit: "0",
      ok: measured.stopped.code === 0,
    },
  ];
}

function told(name: string, value: string): Figure {
  return { name, value, limit: "", ok: true };
}

function grown(name: string, before: number, after: number, limit: string): Figure {
  const by = growth(before, after);
  const percent = `${by < 0 ? "" : "+"}${(by * 100).toFixed(1)}%`;
  return { name, value: `${megabytes(after)} (${percent})`, limit, ok: by <= FLAT_WITHIN };
}
