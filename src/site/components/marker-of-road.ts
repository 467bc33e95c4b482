import { firstGroup } from "../../shared/text.ts";

/** What the marker beside a road shows: which kind of sign it is, and the number or word on it. */
interface Marker {
  kind: "interstate" | "us" | "state" | "loop" | "farm" | "toll" | "street";
  legend: string;
}

const NUMBERED: Readonly<Record<string, Marker["kind"]>> = { US: "us", FM: "farm", Loop: "loop" };

/** A road, and the state whose signs it has. */
export interface Road {
  road: string;
  state: string;
  isToll?: boolean;
}

/** The abbreviations on street signs. */
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
 * Reads the marker from a road's name: "I-35W", "US 377 (Main Street)", "SH 183 and SH 121", "LA 16", "M-14", "North
 * Tollway". An Interstate ("H-1" in Hawaii) comes before other names: "Loop 820 (I-820)" is I-820. A road without a
 * number gets a street sign.
 */
export function markerOf({ road, state, isToll = false }: Road): Marker {
  const interstate = firstGroup(/\b(?:I-|Interstate |(?=H-))(\d+[A-Z]?|H-[123])\b/, road);
  if (interstate) return { kind: "interstate", legend: interstate };
  if (isToll || /\bToll|Turnpike/.test(road)) return { kind: "toll", legend: "TOLL" };
  const route = new RegExp(`\\b(US|SH|SR|FM|Loop|Highway|Route|${state}|${state[0]})[ -](\\d+[A-Z]?)\\b`);
  const [, prefix = "", number] = route.exec(road) ?? [];
  if (number) return { kind: NUMBERED[prefix] ?? "state", legend: number };
  return { kind: "street", legend: SUFFIXES[firstGroup(/(\w+)(?= \(|$)/, road)] ?? "" };
}
