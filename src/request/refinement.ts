import type { Coordinates } from "./coordinates.ts";
import { GOOD_ENOUGH_METERS, OLD_MS, type Pin, ROUGH_METERS } from "./precision.ts";

/** Degrees (about 50 meters) from which on a better fix may be on another street. */
const ELSEWHERE = 0.0005;

/** Whether nothing better need be asked for: close enough to see the car, and no answer from memory. */
export function isGoodEnough({ accuracy, foundAt }: Pin, now: number): boolean {
  return accuracy !== undefined && accuracy <= GOOD_ENOUGH_METERS && now - foundAt <= OLD_MS;
}

/**
 * Whether a later fix tells more than an earlier one: it is more precise; or the earlier is so old that the car may
 * have moved on since, and the later is not rough.
 */
export function isMoreTelling(later: Pin, earlier: Pin): boolean {
  if (later.accuracy === undefined) return false;
  if (earlier.accuracy === undefined || later.accuracy < earlier.accuracy) return true;
  return later.foundAt - earlier.foundAt > OLD_MS && later.accuracy <= ROUGH_METERS;
}

/** Whether the words for one place may be wrong for the other. */
export function isElsewhere(one: Coordinates, other: Coordinates): boolean {
  return Math.max(Math.abs(one.lat - other.lat), Math.abs(one.lng - other.lng)) > ELSEWHERE;
}
