import type { Coordinates } from "./coordinates.ts";
import type { Position } from "./position.ts";

/** Meters within which a position needs no better one: 65 feet, a driver in sight of whoever comes. */
const GOOD_ENOUGH_METERS = 20;

/** Meters beyond which a position does not find a car without words: 330 feet, either side of a freeway. */
const ROUGH_METERS = 100;

/** Milliseconds after which a position may be of a place that the car has left: a mile at freeway speed. */
const OLD_MS = 60_000;

/** Degrees (about 50 meters) from which on a better position may be on another street. */
const OTHER_STREET_DEGREES = 0.0005;

const METERS_PER_FOOT = 0.3048;
const FEET_PER_MILE = 5280;
const MS_PER_MINUTE = 60_000;

/**
 * A radius in meters in the units of Texas: "within 40 feet", "within 1.6 miles". Rounded up, so that it never claims
 * more than the device does.
 */
export function accuracyWords(meters: number | undefined): string {
  if (meters === undefined) return "precision unknown";
  const feet = meters / METERS_PER_FOOT;
  if (feet <= 1000) return `within ${thousands(roundUp(feet, feet <= 100 ? 10 : 50))} feet`;
  const miles = roundUp(metersToMiles(meters), feet <= 10 * FEET_PER_MILE ? 0.1 : 1);
  return `within ${thousands(miles)} ${miles === 1 ? "mile" : "miles"}`;
}

/** Meters in statute miles. */
export function metersToMiles(meters: number): number {
  return meters / METERS_PER_FOOT / FEET_PER_MILE;
}

/**
 * How long ago something was, from milliseconds: "just now" within the first minute, then "4 minutes ago", and from two
 * hours on "2 hours ago".
 */
export function ageWords(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MS_PER_MINUTE);
  if (minutes < 1) return "just now";
  if (minutes >= 120) return `${Math.floor(minutes / 60)} hours ago`;
  return minutes === 1 ? "1 minute ago" : `${minutes} minutes ago`;
}

/** How far a position can be trusted: "within 40 feet, just now". */
export function precisionWords({ accuracy, foundAt }: Position, now: number): string {
  return `${accuracyWords(accuracy)}, ${ageWords(now - foundAt)}`;
}

/** Whether a position needs words beside it: the road, the direction, the exit. One of unknown radius does. */
export function isRough({ accuracy, foundAt }: Position, now: number): boolean {
  return accuracy === undefined || accuracy > ROUGH_METERS || now - foundAt > OLD_MS;
}

/** Whether nothing better need be asked for: close enough to see the car, and no answer from memory. */
export function isGoodEnough({ accuracy, foundAt }: Position, now: number): boolean {
  return accuracy !== undefined && accuracy <= GOOD_ENOUGH_METERS && now - foundAt <= OLD_MS;
}

/**
 * Whether a later position says more than an earlier one: it is more precise; or the earlier is so old that the car may
 * have moved on since, and the later is not rough.
 */
export function isMoreTelling(later: Position, earlier: Position): boolean {
  if (later.accuracy === undefined) return false;
  if (earlier.accuracy === undefined || later.accuracy < earlier.accuracy) return true;
  return later.foundAt - earlier.foundAt > OLD_MS && later.accuracy <= ROUGH_METERS;
}

/** Whether the address of one place may be wrong for the other. */
export function isElsewhere(one: Coordinates, other: Coordinates): boolean {
  const north = Math.abs(one.latitude - other.latitude);
  return Math.max(north, Math.abs(one.longitude - other.longitude)) > OTHER_STREET_DEGREES;
}

function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}

function thousands(value: number): string {
  return value.toLocaleString("en-US");
}
