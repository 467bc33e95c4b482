import { median } from "../statistics.ts";

/** The memory of a process at a moment. */
export interface Sample {
  /** Seconds since the load began. */
  at: number;
  /** Bytes. */
  rss: number;
}

/** When memory is compared, in seconds since the load began. */
export interface Windows {
  warmUp: number;
  /** The length of the first and of the last window. */
  length: number;
  end: number;
}

/** How much memory may grow over a run, as a part of what it was. */
export const FLAT_WITHIN = 0.1;

/** 30 seconds of warm-up, then the first and the last minute; less of each in a short run. */
export function windowsOf(seconds: number): Windows {
  const warmUp = Math.min(30, seconds / 4);
  return { warmUp, length: Math.min(60, (seconds - warmUp) / 3), end: seconds };
}

/** The medians of the first and of the last window, in bytes. */
export function compareWindows(
  samples: readonly Sample[],
  { warmUp, length, end }: Windows,
): [number, number] {
  return [medianBetween(samples, warmUp, warmUp + length), medianBetween(samples, end - length, end)];
}

/** By how much a value has grown, as a part of what it was. */
export function growth(before: number, after: number): number {
  return after / before - 1;
}

function medianBetween(samples: readonly Sample[], from: number, to: number): number {
  const values = samples.filter(({ at }) => at >= from && at <= to).map(({ rss }) => rss);
  return median(values) ?? Number.NaN;
}
