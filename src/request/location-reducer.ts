import { type Address, locationText } from "./geocoders.ts";
import type { LocateFailure } from "./locate.ts";
import { isExpired, isGoodEnough, isMoreTelling, type Position } from "./position.ts";
import { isBlank, isTypedOver } from "./text.ts";

/** A position of the device with its address, once a geocoder has found one. */
export interface Pin extends Position {
  address: Address | undefined;
}

/** Whether the request has a pin, and if not, what became of it. */
export type Attachment =
  | { kind: "none" }
  | { kind: "attached"; pin: Pin }
  /** The driver removed it, or replaced the location's text. It can be attached again. */
  | { kind: "removed"; pin: Pin; by: "button" | "typing" }
  /** `wordsStay`: the field keeps its text, because the driver had edited it. */
  | { kind: "expired"; wordsStay: boolean };

/** The location of a request: the text of its field, the pin, and the state of the lookup. */
export interface LocationState {
  field: string;
  /**
   * The driver's own text, possibly "", after which the field may hold a pin's text; undefined once the
   * driver has edited that.
   */
  filledAfter: string | undefined;
  attachment: Attachment;
  lookup: Lookup;
}

export type LocationEvent =
  /** The driver has typed; `field` is the new text of the field. */
  | { type: "edited"; field: string }
  /** The form was restored from what the tab has stored. Times are those of Date.now(). */
  | { type: "restored"; field: string; pin: Pin | undefined; now: number }
  | { type: "lookupStarted" }
  | { type: "located"; position: Position; field: string; now: number }
  /** The device has reported a later position, better or not. */
  | { type: "refined"; position: Position }
  /** The search for a better position ended: the time is up, or the last one is good enough. */
  | { type: "refineEnded" }
  | { type: "geocoded"; address: Address | undefined }
  | { type: "failed"; reason: LocateFailure }
  /** The driver has closed the dialog. */
  | { type: "cancelled" }
  | { type: "pinRemoved" }
  | { type: "pinReturned" }
  /** Time has passed. */
  | { type: "aged"; now: number }
  /** The request was sent. */
  | { type: "reset" };

export const NO_LOCATION: LocationState = {
  field: "",
  filledAfter: undefined,
  attachment: { kind: "none" },
  lookup: { kind: "idle" },
};

/**
 * Returns the location after an event. A pin may fill in the field, but text that the driver typed never
 * changes.
 */
export function locationReducer(state: LocationState, event: LocationEvent): LocationState {
  const { field, filledAfter, attachment, lookup } = state;
  const pin = attachedPin(state);
  switch (event.type) {
    case "edited": {
      if (event.field === field) return state;
      const edited = { ...state, field: event.field, filledAfter: undefined };
      const isOver = pin && isTypedOver(field, event.field);
      return isOver ? detach(edited, { kind: "removed", pin, by: "typing" }) : edited;
    }
    case "restored":
      return locationReducer(restore(event.field, event.pin), { type: "aged", now: event.now });
    case "lookupStarted":
      return isLookingUp(lookup) ? state : { ...state, lookup: { kind: "locating" } };
    case "located": {
      // The driver may have typed a place after the message that there is no position.
      const isWanted = lookup.kind === "locating" || (isLate(lookup) && isBlank(event.field));
      if (!isWanted) return state;
      const { position, now } = event;
      const ready = pin ? state : { ...state, field: event.field, filledAfter: event.field };
      const located = attach(ready, { ...position, address: undefined });
      return { ...located, lookup: { kind: "geocoding", refining: !isGoodEnough(position, now) } };
    }
    case "refined":
      if (!isRefining(lookup) || !pin || !isMoreTelling(event.position, pin)) return state;
      return attach(state, { ...pin, ...event.position });
    case "refineEnded":
      return { ...state, lookup: withoutRefining(lookup) };
    case "geocoded":
      if (!pin || (lookup.kind !== "geocoding" && !isRefining(lookup))) return state;
      return {
        ...attach(state, { ...pin, address: event.address }),
        lookup: { kind: "found", refining: isRefining(lookup) },
      };
    case "failed":
      if (lookup.kind !== "locating" && !isLate(lookup)) return state;
      return { ...state, lookup: { kind: "failed", reason: event.reason } };
    case "cancelled":
      return { ...state, lookup: lookup.kind === "found" ? withoutRefining(lookup) : { kind: "idle" } };
    case "pinRemoved":
      return pin ? detach(state, { kind: "removed", pin, by: "button" }) : state;
    case "pinReturned":
      return attachment.kind === "removed" ? attach(state, attachment.pin) : state;
    case "aged":
      if (!("pin" in attachment) || !isExpired(attachment.pin.foundAt, event.now)) return state;
      if (!pin) return { ...state, attachment: { kind: "none" } };
      return detach(state, { kind: "expired", wordsStay: filledAfter === undefined });
    case "reset":
      return { ...NO_LOCATION, field };
  }
}

/** The pin that goes with the request. */
export function attachedPin({ attachment }: LocationState): Pin | undefined {
  return attachment.kind === "attached" ? attachment.pin : undefined;
}

function restore(field: string, pin: Pin | undefined): LocationState {
  const restored = { ...NO_LOCATION, field };
  if (!pin) return restored;
  // The driver emptied the field before the form's code was loaded.
  if (isBlank(field)) return { ...restored, attachment: { kind: "removed", pin, by: "typing" } };
  const isFilledIn = field === locationText(pin, pin.address);
  return attach({ ...restored, filledAfter: isFilledIn ? "" : undefined }, pin);
}

/** The state with this pin attached. Its text is filled in, unless the field has text of the driver's. */
function attach(state: LocationState, pin: Pin): LocationState {
  const attached: LocationState = { ...state, attachment: { kind: "attached", pin } };
  const { field, filledAfter } = state;
  if (filledAfter === undefined && !isBlank(field)) return attached;
  const before = filledAfter ?? "";
  const words = locationText(pin, pin.address);
  return { ...attached, filledAfter: before, field: isBlank(before) ? words : `${before}; ${words}` };
}

/**
 * The state without a pin. Its text is removed, unless the driver edited it, and requests about it are given
 * up.
 */
function detach(state: LocationState, attachment: Attachment): LocationState {
  const { field, filledAfter, lookup } = state;
  return {
    ...state,
    field: filledAfter ?? field,
    attachment,
    lookup: lookup.kind === "locating" ? lookup : { kind: "idle" },
  };
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
  | { kind: "failed"; reason: LocateFailure };

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
