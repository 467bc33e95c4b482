import type { LocateFailure } from "./locate.ts";

/**
 * How far the last lookup has come: first the device is asked, then a geocoder for the address. `refining` says whether
 * the device is still asked for something better than it has reported, and then a geocoder for that.
 */
export type Lookup =
  | { kind: "idle" }
  | { kind: "locating" }
  | { kind: "geocoding"; refining: boolean }
  | { kind: "found"; refining: boolean }
  | { kind: "failed"; reason: LocateFailure };

/** Whether the device or a geocoder is being asked. */
export function isLookingUp({ kind }: Lookup): boolean {
  return kind === "locating" || kind === "geocoding";
}

/** Whether the device is asked for something better than it has reported. */
export function isRefining(lookup: Lookup): boolean {
  return "refining" in lookup && lookup.refining;
}

/** Whether an answer of the device or a geocoder is still wanted. */
export function isUnderWay(lookup: Lookup): boolean {
  return isLookingUp(lookup) || isRefining(lookup) || isLate(lookup);
}

/** Whether the driver may still answer the permission prompt. */
export function isLate(lookup: Lookup): boolean {
  return lookup.kind === "failed" && lookup.reason === "timed-out";
}

/** The lookup, of which nothing better is asked any more. */
export function withoutRefining(lookup: Lookup): Lookup {
  return "refining" in lookup ? { ...lookup, refining: false } : lookup;
}
