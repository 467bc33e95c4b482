import { median } from "../statistics.ts";
import { KINDS, type Kind } from "./traffic.ts";
import type { Tap, Visit } from "./visits.ts";

/** A figure of a page, over all runs; null where there is nothing to measure. */
export type Figure = number | "lost" | null;

/** Bytes that a page has fetched of each kind: before its load event, and until it was idle. */
type BytesKey = `${Kind | "headers"} ${"before load" | "until idle"}`;

/** Names of all figures. */
export type FigureKey =
  | "first paint"
  | "call link visible"
  | "largest paint"
  | "blocking time"
  | "layout shift"
  | "requests before the call link"
  | "blocking scripts and styles"
  | "largest picture"
  | "scripts after load"
  | "early tap"
  | "late tap"
  | "prerendered"
  | "instrument"
  | BytesKey;

export type Figures = Record<FigureKey, Figure>;

/** The figures of one visit. */
export function figuresOf(visit: Visit): Figures {
  const { beforeLoad, untilIdle, blocking, largestPicture, lateScripts } = visit.traffic;
  const bytes = [...KINDS, "headers" as const].flatMap((kind) => [
    [`${kind} before load`, beforeLoad[kind]],
    [`${kind} until idle`, untilIdle[kind]],
  ]);
  return {
    "first paint": visit.firstPaint,
    "call link visible": visit.callLink,
    "largest paint": visit.largestPaint,
    "blocking time": visit.blockingTime,
    "layout shift": visit.layoutShift,
    "requests before the call link": visit.requests,
    "blocking scripts and styles": blocking,
    "largest picture": largestPicture,
    "scripts after load": lateScripts,
    "early tap": visit.earlyTap,
    "late tap": visit.lateTap,
    prerendered: Number(visit.prerendered),
    instrument: visit.instrument,
    ...(Object.fromEntries(bytes) as Record<BytesKey, number>),
  };
}

/** The median of each figure over all runs; a tap that was lost once is lost. */
export function mediansOf(runs: readonly Figures[]): Figures | undefined {
  const [first] = runs;
  if (!first) return undefined;
  const keys = Object.keys(first) as FigureKey[];
  return Object.fromEntries(keys.map((key) => [key, medianOf(runs.map((run) => run[key]))])) as Figures;
}

function medianOf(values: readonly (Tap | number)[]): Figure {
  if (values.includes("lost")) return "lost";
  return median(values.filter((value) => typeof value === "number")) ?? null;
}
