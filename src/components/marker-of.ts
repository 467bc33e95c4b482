/** What the marker beside a road shows: which kind of sign it is, and the number or word on it. */
export interface Marker {
  kind: "interstate" | "us" | "state" | "loop" | "farm" | "toll" | "street";
  legend: string;
}

const NUMBERED: Readonly<Record<string, Marker["kind"]>> = { US: "us", FM: "farm", Loop: "loop" };

/** What a street's blade says. */
const SUFFIXES: Readonly<Record<string, string>> = {
  Avenue: "AVE",
  Boulevard: "BLVD",
  Drive: "DR",
  Lane: "LN",
  Parkway: "PKWY",
  Road: "RD",
  Street: "ST",
};

/**
 * Reads the marker from a road's name: "I-35W", "US 377 (Main Street)", "SH 183 and SH 121", "Dallas North Tollway". An
 * Interstate's other name does not count: "Loop 820 (I-820)". A road without a number has a street's blade.
 */
export function markerOf(road: string): Marker {
  const [, interstate] = /\bI-(\d+[EW]?)\b/.exec(road) ?? [];
  if (interstate) return { kind: "interstate", legend: interstate };
  if (/\bToll|Turnpike|Chisholm Trail Parkway/.test(road)) return { kind: "toll", legend: "TOLL" };
  const [, prefix = "", number] = /\b(US|SH|FM|Loop|Highway) (\d+)\b/.exec(road) ?? [];
  if (number) return { kind: NUMBERED[prefix] ?? "state", legend: number };
  const [, suffix = ""] = /(\w+)(?= \(|$)/.exec(road) ?? [];
  return { kind: "street", legend: SUFFIXES[suffix] ?? "" };
}
