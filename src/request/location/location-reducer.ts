import { isBlank } from "../../shared/text.ts";
import { type Address, locationText } from "./geocode.ts";
import type { LocateFailure } from "./locate.ts";
import { isCoarse, isExpired, isGoodEnough, isMoreTelling, type Position } from "./position.ts";

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
  /** Whether the device is asked for a better position than the pin, and then a geocoder for the address of that. */
  isRefining: boolean;
}

/** The state of the last lookup. First the device is asked for its position, then a geocoder for the address. */
export type Lookup =
  | { kind: "idle" | "locating" | "geocoding" }
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

const IDLE: Lookup = { kind: "idle" };

export const NO_LOCATION: LocationState = { pin: undefined, lookup: IDLE, isRefining: false };

/** Returns the location after an event. */
export function locationReducer(state: LocationState, event: LocationEvent): LocationState {
  const { pin, lookup, isRefining } = state;
  switch (event.type) {
    case "restored":
      return locationReducer({ ...NO_LOCATION, pin: event.pin }, { type: "aged", now: event.now });
    case "lookupStarted":
      return isLookingUp(lookup) ? state : { pin, lookup: { kind: "locating" }, isRefining: false };
    case "located": {
      if (!isAwaited(lookup)) return state;
      const { position, now } = event;
      return {
        pin: { ...position, address: undefined },
        lookup: isCoarse(position) ? IDLE : { kind: "geocoding" },
        isRefining: !isGoodEnough(position, now),
      };
    }
    case "refined":
      if (!isRefining || !pin || !isMoreTelling(event.position, pin)) return state;
      return { ...state, pin: { ...pin, ...event.position } };
    case "geocoded":
      if (!pin || (lookup.kind !== "geocoding" && !isRefining)) return state;
      return { pin: { ...pin, address: event.address }, lookup: IDLE, isRefining };
    case "failed":
      return isAwaited(lookup) ? { ...state, lookup: { kind: "failed", reason: event.reason } } : state;
    case "failureRead":
      return lookup.kind === "failed" ? { ...state, lookup: IDLE } : state;
    case "cancelled":
      return { ...NO_LOCATION, pin };
    case "pinRemoved":
      return pin ? NO_LOCATION : state;
    case "aged":
      if (!pin || !isExpired(pin.foundAt, event.now)) return state;
      return { ...NO_LOCATION, lookup: lookup.kind === "locating" ? lookup : { kind: "expired" } };
    case "sent":
      return NO_LOCATION;
  }
}

/**
 * The text of the location field after an event. A position fills in a blank field; a better one, a removal or the end of
 * its half hour changes only the words that the last one filled in: "Keller" -> "Arlington", but "Keller, exit 52" stays.
 */
export function fieldAfter(
  field: string,
  event: LocationEvent,
  earlier: LocationState,
  next: LocationState,
): string {
  // The words of a request that was sent are the form's to clear.
  if (event.type === "sent") return field;
  const pin = event.type === "restored" ? event.pin : earlier.pin;
  const isFilledIn = pin !== undefined && field === wordsOf(pin);
  if (!next.pin) return isFilledIn ? "" : field;
  return isFilledIn || (event.type === "located" && isBlank(field)) ? wordsOf(next.pin) : field;
}

/** What a pin fills into the field; "" if it is too coarse for an address or coordinates to be true. */
function wordsOf(pin: Pin): string {
  return isCoarse(pin) ? "" : locationText(pin, pin.address);
}

/** The required field that may be blank because of the pin. */
export function filledInBy(pin: Pin | undefined): "location" | undefined {
  return pin && !isCoarse(pin) ? "location" : undefined;
}

/** Whether the device or a geocoder is being asked. */
export function isLookingUp({ kind }: Lookup): boolean {
  return kind === "locating" || kind === "geocoding";
}

/** Whether the device may still answer: the driver may have answered the permission prompt after its time. */
function isAwaited(lookup: Lookup): boolean {
  return lookup.kind === "locating" || (lookup.kind === "failed" && lookup.reason === "timed-out");
}

/** Whether an answer of the device or a geocoder is still expected. */
export function isUnderWay({ lookup, isRefining }: LocationState): boolean {
  return lookup.kind === "geocoding" || isAwaited(lookup) || isRefining;
}
