import { isBlank } from "../../shared/text.ts";
import { type Address, locationText } from "./geocoders.ts";
import { isBetter, isCoarse, isExpired, isOlder, isSame, type Position } from "./position.ts";

/** Why there is no position. */
export type LocateFailure = "denied" | "unavailable" | "timed-out" | "unsupported" | "failed";

/**
 * A position with its address, once a geocoder has found one. It goes with the request until the driver removes it, the
 * request is sent, or it is half an hour old; what is typed never changes it.
 */
export interface Pin extends Position {
  address?: Address | undefined;
}

/**
 * The state of a request's location, beside the text of its field. A lookup first asks the device for its position,
 * then a geocoder for the address. The pin of an earlier lookup stays until the next position.
 */
export type LocationState =
  /** `expired`: the pin was too old, and is gone. */
  | { kind: "none" | "expired"; pin?: undefined }
  | { kind: "locating"; pin: Pin | undefined }
  | { kind: "failed"; reason: LocateFailure; pin: Pin | undefined }
  | { kind: "pinned"; pin: Pin; isGeocoding: boolean };

export type LocationEvent =
  /** The form was restored: the stored pin, if it could be read, and the words that it has filled in. */
  | { type: "restored"; pin: Pin | undefined; words: string; now: number }
  | { type: "lookupStarted" }
  /** The device has reported a position: the first one of the lookup, or another one, better or not. */
  | { type: "located"; position: Position; now: number }
  /** The geocoder has answered for this position. */
  | { type: "geocoded"; position: Position; address: Address | undefined }
  | { type: "failed"; reason: LocateFailure }
  /** The failure was shown long enough. */
  | { type: "failureRead" }
  /** The driver has closed the dialog. */
  | { type: "cancelled" }
  | { type: "pinRemoved" }
  /** Time has passed. */
  | { type: "aged"; now: number }
  /** The request was sent. */
  | { type: "sent" };

export const NO_LOCATION: LocationState = { kind: "none" };

/** Returns the location after an event. A lookup that was given up sends none. */
export function locationReducer(state: LocationState, event: LocationEvent): LocationState {
  const { pin } = state;
  switch (event.type) {
    case "restored":
      return locationReducer(withPin(event.pin), { type: "aged", now: event.now });
    case "lookupStarted":
      return { kind: "locating", pin };
    case "located": {
      const { position, now } = event;
      const found = { ...position, address: undefined };
      if (state.kind === "pinned") return isBetter(position, state.pin, now) ? { ...state, pin: found } : state;
      // The pin of an earlier lookup is newer than what the device remembers.
      if (pin && isOlder(position, pin, now)) return withPin(pin);
      return { kind: "pinned", pin: found, isGeocoding: !isCoarse(position) };
    }
    case "geocoded":
      if (state.kind !== "pinned") return state;
      // If a better position was found meanwhile, this is not its address.
      return withPin(isSame(event.position, state.pin) ? { ...state.pin, address: event.address } : state.pin);
    case "failed":
      return { kind: "failed", reason: event.reason, pin };
    case "failureRead":
    case "cancelled":
      return withPin(pin);
    case "pinRemoved":
    case "sent":
      return NO_LOCATION;
    case "aged":
      if (!pin || !isExpired(pin.foundAt, event.now)) return state;
      return state.kind === "locating" ? { kind: "locating", pin: undefined } : { kind: "expired" };
  }
}

/** The state with this pin, if any, and no lookup. */
function withPin(pin: Pin | undefined): LocationState {
  return pin ? { kind: "pinned", pin, isGeocoding: false } : NO_LOCATION;
}

/**
 * The text of the location field after an event. The first position of a lookup fills in a blank field. Later events
 * change only what a pin has filled in: "Milton" becomes "Newtown" or "", but "Milton, exit 52" stays.
 */
export function fieldAfter(field: string, event: LocationEvent, earlier: LocationState, next: LocationState): string {
  // The form clears what was sent.
  if (event.type === "sent") return field;
  const words = event.type === "restored" ? event.words : earlier.pin && wordsOf(earlier.pin);
  const isFilledIn = field === words;
  if (!next.pin) return isFilledIn ? "" : field;
  const isFirst = event.type === "located" && earlier.kind !== "pinned";
  return isFilledIn || (isFirst && isBlank(field)) ? wordsOf(next.pin) : field;
}

/** What a pin fills into the field; "" if it is coarse: its address and coordinates would be wrong. */
export function wordsOf(pin: Pin): string {
  return isCoarse(pin) ? "" : locationText(pin, pin.address);
}

/** The required field that may be blank, because the pin takes its place. */
export function fieldFilledInBy(pin: Pin | undefined): "location" | undefined {
  return pin && !isCoarse(pin) ? "location" : undefined;
}

/** Whether the device or a geocoder is being asked for a first answer. */
export function isLookingUp(state: LocationState): boolean {
  return state.kind === "locating" || (state.kind === "pinned" && state.isGeocoding);
}
