import { type Address, locationText } from "./geocode.ts";
import type { LocateFailure } from "./locate.ts";
import { isExpired, isGoodEnough, isMoreTelling, type Position } from "./position.ts";
import { isBlank } from "./text.ts";

/**
 * A position of the device with its address, once a geocoder has found one. It goes with the request from the moment it is
 * found until the driver removes it, the request is sent, or half an hour has passed; what is typed never changes it.
 */
export interface Pin extends Position {
  address: Address | undefined;
}

/** The location of a request beside the words of its field: the pin, if there is one, and the state of the lookup. */
export interface LocationState {
  pin: Pin | undefined;
  lookup: Lookup;
}

/**
 * The state of the last lookup. First the device is asked for its position, then a geocoder for the address.
 * While `refining`, the device is asked for a better position, and then a geocoder for the address of that.
 */
export type Lookup =
  | { kind: "idle" }
  | { kind: "locating" }
  | { kind: "geocoding"; refining: boolean }
  | { kind: "found"; refining: boolean }
  | { kind: "failed"; reason: LocateFailure }
  /** The pin that it found was too old, and is gone. */
  | { kind: "expired" };

export type LocationEvent =
  /** The form was restored from what the tab has stored. Times are those of Date.now(). */
  | { type: "restored"; pin: Pin | undefined; now: number }
  | { type: "lookupStarted" }
  | { type: "located"; position: Position; now: number }
  /** The device has reported a later position, better or not. */
  | { type: "refined"; position: Position }
  /** The search for a better position ended: the time is up, or the last one is good enough. */
  | { type: "refineEnded" }
  | { type: "geocoded"; address: Address | undefined }
  | { type: "failed"; reason: LocateFailure }
  /** The message of the failure has been read, or another one takes its place. */
  | { type: "failureRead" }
  /** The driver has closed the dialog. */
  | { type: "cancelled" }
  | { type: "pinRemoved" }
  /** Time has passed. */
  | { type: "aged"; now: number }
  /** The request was sent. */
  | { type: "sent" };

export const NO_LOCATION: LocationState = { pin: undefined, lookup: { kind: "idle" } };

/** Returns the location after an event. */
export function locationReducer(state: LocationState, event: LocationEvent): LocationState {
  const { pin, lookup } = state;
  switch (event.type) {
    case "restored":
      return locationReducer({ ...NO_LOCATION, pin: event.pin }, { type: "aged", now: event.now });
    case "lookupStarted":
      return isLookingUp(lookup) ? state : { pin, lookup: { kind: "locating" } };
    case "located": {
      if (lookup.kind !== "locating" && !isLate(lookup)) return state;
      const { position, now } = event;
      const refining = !isGoodEnough(position, now);
      return { pin: { ...position, address: undefined }, lookup: { kind: "geocoding", refining } };
    }
    case "refined":
      if (!isRefining(lookup) || !pin || !isMoreTelling(event.position, pin)) return state;
      return { pin: { ...pin, ...event.position }, lookup };
    case "refineEnded":
      return { pin, lookup: withoutRefining(lookup) };
    case "geocoded":
      if (!pin || (lookup.kind !== "geocoding" && !isRefining(lookup))) return state;
      return {
        pin: { ...pin, address: event.address },
        lookup: { kind: "found", refining: isRefining(lookup) },
      };
    case "failed":
      if (lookup.kind !== "locating" && !isLate(lookup)) return state;
      return { pin, lookup: { kind: "failed", reason: event.reason } };
    case "failureRead":
      return lookup.kind === "failed" ? { pin, lookup: { kind: "idle" } } : state;
    case "cancelled":
      return { pin, lookup: lookup.kind === "found" ? withoutRefining(lookup) : { kind: "idle" } };
    case "pinRemoved":
      return pin ? { pin: undefined, lookup: lookup.kind === "locating" ? lookup : { kind: "idle" } } : state;
    case "aged":
      if (!pin || !isExpired(pin.foundAt, event.now)) return state;
      return { pin: undefined, lookup: lookup.kind === "locating" ? lookup : { kind: "expired" } };
    case "sent":
      return NO_LOCATION;
  }
}

/**
 * The text of the location field after an event. A position fills in a blank field; a better one or a removal changes
 * only the words that the last one filled in: "Keller" -> "Arlington", but "Keller, exit 52" stays.
 */
export function fieldAfter(
  field: string,
  event: LocationEvent,
  earlier: LocationState,
  next: LocationState,
): string {
  // The words of an expired pin stay; those of a request that was sent are the form's to clear.
  if (event.type === "aged" || event.type === "sent") return field;
  const isFilledIn = earlier.pin !== undefined && field === wordsOf(earlier.pin);
  if (!next.pin) return isFilledIn ? "" : field;
  return isFilledIn || (event.type === "located" && isBlank(field)) ? wordsOf(next.pin) : field;
}

/** What a pin fills into the field. */
function wordsOf(pin: Pin): string {
  return locationText(pin, pin.address);
}

/** Whether the device or a geocoder is being asked. */
export function isLookingUp({ kind }: Lookup): boolean {
  return kind === "locating" || kind === "geocoding";
}

/** Whether the device is being asked for a better position than it has reported. */
export function isRefining(lookup: Lookup): boolean {
  return "refining" in lookup && lookup.refining;
}

/** Whether an answer of the device or a geocoder is still expected. */
export function isUnderWay(lookup: Lookup): boolean {
  return isLookingUp(lookup) || isRefining(lookup) || isLate(lookup);
}

/** Whether the driver may still answer the permission prompt. */
function isLate(lookup: Lookup): boolean {
  return lookup.kind === "failed" && lookup.reason === "timed-out";
}

/** The lookup without a search for a better position. */
function withoutRefining(lookup: Lookup): Lookup {
  return "refining" in lookup ? { ...lookup, refining: false } : lookup;
}
