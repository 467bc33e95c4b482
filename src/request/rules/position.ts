import { fieldsOf } from "../../shared/fields-of.ts";

/** A place on earth (WGS 84) in decimal degrees; north and east are positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Degrees with six decimals as specified, about 10 cm on the ground: "-97.251834". */
export function sixDecimals(degrees: number): string {
  return degrees.toFixed(6);
}

/** Coordinates for people: "32.934612, -97.251834". */
export function formatCoordinates({ latitude, longitude }: Coordinates): string {
  return `${sixDecimals(latitude)}, ${sixDecimals(longitude)}`;
}

/** A link that opens a map at these coordinates. It needs no encoding. */
export function mapLink({ latitude, longitude }: Coordinates): string {
  return `https://maps.google.com/?q=${sixDecimals(latitude)},${sixDecimals(longitude)}`;
}

/** Where the device is, as it reports it. */
export interface Position extends Coordinates {
  /** Radius in meters, above 0, in which the device is with a probability of 95%; undefined if it was not reported. */
  accuracy: number | undefined;
  /** When the device found it, in milliseconds since 1970. */
  foundAt: number;
}

/** A position or request older than this is not used: the driver may have moved or been helped. */
export const EXPIRES_AFTER_MS = 30 * 60_000;

/**
 * Whether a position or request of that time (milliseconds since 1970) is too old; not if the clock was set back since.
 */
export function isExpired(since: number, now: number): boolean {
  return now - since >= EXPIRES_AFTER_MS;
}

/**
 * Whether this is a valid position. The tab's storage may hold anything, and broken devices report 0 for what they do
 * not know: within a degree of 0, 0 there is only sea.
 */
export function isPosition(value: unknown): value is Position {
  const { latitude, longitude, accuracy, foundAt } = fieldsOf(value);
  return (
    isNumber(latitude) &&
    Math.abs(latitude) <= 90 &&
    isNumber(longitude) &&
    Math.abs(longitude) <= 180 &&
    latitude !== 0 &&
    longitude !== 0 &&
    Math.hypot(latitude, longitude) > 1 &&
    (accuracy === undefined || (isNumber(accuracy) && accuracy > 0)) &&
    isNumber(foundAt)
  );
}

/** Whether this is a finite number. */
export function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

/** A position this accurate, in meters, is good enough: within 65 feet the technician can see the car. */
const GOOD_ENOUGH_METERS = 20;

/** A less accurate position, in meters, needs a description, too: 330 feet can be either side of a freeway. */
const ROUGH_METERS = 100;

/**
 * A less accurate position, in meters, is no place to send anyone to: it comes from an IP address, or from an iPhone
 * with "Precise Location" off (docs/decisions/0020-honest-pin.md). Even a cell tower tells more: in a metropolitan area
 * they are 1 to 2 miles apart (https://en.wikipedia.org/wiki/Cell_site).
 */
const COARSE_METERS = 3_000;

/** A position older than this, in milliseconds, is not new: a car goes a mile on a freeway in that time. */
const OLD_MS = 60_000;

const METERS_PER_FOOT = 0.3048;
const FEET_PER_MILE = 5280;

/**
 * An accuracy in meters as text: "within 40 feet", "within 1.6 miles"; without one, "precision unknown". Rounded up, so
 * that it never sounds better than it is.
 */
export function accuracyText(meters: number | undefined): string {
  if (meters === undefined) return "precision unknown";
  const feet = meters / METERS_PER_FOOT;
  if (feet <= 1000) return `within ${thousands(roundUp(feet, feet <= 100 ? 10 : 50))} feet`;
  const miles = roundUp(feet / FEET_PER_MILE, feet <= 10 * FEET_PER_MILE ? 0.1 : 1);
  return `within ${thousands(miles)} ${miles === 1 ? "mile" : "miles"}`;
}

/**
 * How long ago something was: "just now" within the first minute, "4 min ago", and "2 hours ago" from two hours on.
 * Times are in milliseconds since 1970.
 */
export function ageText(since: number, now: number): string {
  const minutes = Math.floor((now - since) / 60_000);
  if (minutes < 1) return "just now";
  if (minutes >= 120) return `${Math.floor(minutes / 60)} hours ago`;
  return `${minutes} min ago`;
}

/**
 * The time of day on this phone's clock: "9:42 PM". For texts, in which an age is no longer true once they wait. Not by
 * the browser: newer ones put a narrow space before "PM", with which a text message holds half as much.
 */
export function timeText(time: number): string {
  const date = new Date(time);
  const [hours, minutes] = [date.getHours(), String(date.getMinutes()).padStart(2, "0")];
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"}`;
}

/** Whether a position needs a description (road, direction, exit): it is inaccurate, or of unknown accuracy. */
export function isRough({ accuracy }: Position): boolean {
  return accuracy === undefined || accuracy > ROUGH_METERS;
}

/** Whether a position is too inaccurate to be the location. */
export function isCoarse({ accuracy }: Position): boolean {
  return accuracy !== undefined && accuracy > COARSE_METERS;
}

/** Whether a position needs no better one: it is accurate and new. */
export function isGoodEnough({ accuracy, foundAt }: Position, now: number): boolean {
  return accuracy !== undefined && accuracy <= GOOD_ENOUGH_METERS && now - foundAt <= OLD_MS;
}

/** Whether a position was found before the other; false if the other's time is to come: the clock was set back. */
export function isOlder(one: Position, other: Position, now: number): boolean {
  return one.foundAt < other.foundAt && other.foundAt <= now;
}

/**
 * Whether a position that the device reports is better than the attached one: more accurate; or not rough, and so much
 * newer that the car may have moved. An older one never is: devices also report what they remember.
 */
export function isBetter(reported: Position, attached: Position, now: number): boolean {
  if (isOlder(reported, attached, now) || reported.accuracy === undefined) return false;
  if (attached.accuracy === undefined || reported.accuracy < attached.accuracy) return true;
  return reported.foundAt - attached.foundAt > OLD_MS && reported.accuracy <= ROUGH_METERS;
}

/** Whether two positions are the same, whenever they were found. */
export function isSame(one: Position, other: Position): boolean {
  return formatCoordinates(one) === formatCoordinates(other) && one.accuracy === other.accuracy;
}

function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}

function thousands(value: number): string {
  return value.toLocaleString("en-US");
}
