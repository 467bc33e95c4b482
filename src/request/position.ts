import { ageText } from "./age.ts";

/** A place on earth (WGS 84), in decimal degrees: north and east are positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Degrees with six decimals (spec, section 3), about 10 cm on the ground: "-97.251834". */
export function sixDecimals(degrees: number): string {
  return degrees.toFixed(6);
}

/** Coordinates for people: "32.934612, -97.251834". */
export function formatCoordinates({ latitude, longitude }: Coordinates): string {
  return `${sixDecimals(latitude)}, ${sixDecimals(longitude)}`;
}

/**
 * Coordinates to be read aloud, in the order in which maps take them: "North 32.934 612", "West 97.251 834". The word
 * comes first, so that whoever writes it down knows which of the two is coming, and replaces the sign, since a "minus"
 * gets lost on a bad line. Groups of three are what one keeps in mind, and the first alone leads to within 500 feet.
 */
export function groupedCoordinates({ latitude, longitude }: Coordinates): [string, string] {
  return [
    `${latitude < 0 ? "South" : "North"} ${grouped(latitude)}`,
    `${longitude < 0 ? "West" : "East"} ${grouped(longitude)}`,
  ];
}

function grouped(degrees: number): string {
  return sixDecimals(Math.abs(degrees)).replace(/(?=\d{3}$)/, " ");
}

/** A link that opens the place on a map. It needs no encoding. */
export function mapLink({ latitude, longitude }: Coordinates): string {
  return `https://maps.google.com/?q=${sixDecimals(latitude)},${sixDecimals(longitude)}`;
}

/** Where the device says it is. */
export interface Position extends Coordinates {
  /** Radius in meters, more than 0, that holds 95 times in 100; undefined where the device does not report it. */
  accuracy: number | undefined;
  /** When the device found it, in milliseconds since 1970. */
  foundAt: number;
}

/** Whether this is a position; what a tab has stored may be anything. */
export function isPosition(value: unknown): value is Position {
  const { latitude, longitude, accuracy, foundAt }: Record<keyof Position, unknown> = Object(value);
  return (
    isNumber(latitude) &&
    Math.abs(latitude) <= 90 &&
    isNumber(longitude) &&
    Math.abs(longitude) <= 180 &&
    (accuracy === undefined || (isNumber(accuracy) && accuracy > 0)) &&
    isNumber(foundAt)
  );
}

/** Whether this is a finite number. */
export function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

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

/**
 * A radius in meters in the units of Texas: "within 40 feet", "within 1.6 miles". Rounded up, so that it never claims
 * more than the device does.
 */
export function accuracyText(meters: number | undefined): string {
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

/** How far a position can be trusted: "within 40 feet, just now". */
export function accuracyAndAgeText({ accuracy, foundAt }: Position, now: number): string {
  return `${accuracyText(accuracy)}, ${ageText(now - foundAt)}`;
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
