import { isExpired } from "./age.ts";
import { type Address, locationText } from "./geocoders.ts";
import type { LocateFailure } from "./locate.ts";
import { isGoodEnough, isMoreTelling, type Position } from "./position.ts";
import { isBlank, isTypedOver } from "./text.ts";

/** A position of the device with its address, once a geocoder has found one. */
export interface Pin extends Position {
  address: Address | undefined;
}

/** Whether a pin goes with the request, or what became of it. */
export type Attachment =
  | { kind: "none" }
  | { kind: "attached"; pin: Pin }
  /** The driver has removed it, or typed over the location; it can be attached again. */
  | { kind: "removed"; pin: Pin; by: "button" | "typing" }
  /** `wordsStay`: what is in the field stayed, since the driver has edited it. */
  | { kind: "expired"; wordsStay: boolean };

/** The location of a request: the words of its field, the pin, and how far the lookup has come. */
export interface LocationState {
  /** What the field holds. */
  field: string;
  /** The driver's words, "" or more, after which the field may hold a pin's; undefined once the driver has edited those. */
  filledAfter: string | undefined;
  attachment: Attachment;
  lookup: Lookup;
}

export type LocationEvent =
  /** The driver has typed; `field` is what the field holds now. */
  | { type: "edited"; field: string }
  /** The form is there, with what the tab has stored of it. Times are those of Date.now(). */
  | { type: "restored"; field: string; pin: Pin | undefined; now: number }
  | { type: "lookupStarted" }
  | { type: "located"; position: Position; field: string; now: number }
  /** The device has reported a later position, better or not. */
  | { type: "refined"; position: Position }
  /** The device was asked long enough, or has reported something good enough. */
  | { type: "refineEnded" }
  | { type: "geocoded"; address: Address | undefined }
  | { type: "failed"; reason: LocateFailure }
  /** The driver has closed the dialog. */
  | { type: "cancelled" }
  | { type: "pinRemoved" }
  | { type: "pinReturned" }
  /** Time has gone by. */
  | { type: "aged"; now: number }
  /** The request was sent. */
  | { type: "reset" };

export const NO_LOCATION: LocationState = {
  field: "",
  filledAfter: undefined,
  attachment: { kind: "none" },
  lookup: { kind: "idle" },
};

/** What an event makes of the location. A pin fills in the field, but nothing that the driver has typed ever changes. */
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
      // The driver may have typed a place since it was said that there is none.
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
  // The driver has emptied it before the form's code was there.
  if (isBlank(field)) return { ...restored, attachment: { kind: "removed", pin, by: "typing" } };
  const isFilledIn = field === locationText(pin, pin.address);
  return attach({ ...restored, filledAfter: isFilledIn ? "" : undefined }, pin);
}

/** The state with this pin, and its words in the field, unless those there are the driver's. */
function attach(state: LocationState, pin: Pin): LocationState {
  const attached: LocationState = { ...state, attachment: { kind: "attached", pin } };
  const { field, filledAfter } = state;
  if (filledAfter === undefined && !isBlank(field)) return attached;
  const before = filledAfter ?? "";
  const words = locationText(pin, pin.address);
  return { ...attached, filledAfter: before, field: isBlank(before) ? words : `${before}; ${words}` };
}

/** The state without a pin, and without its words, unless the driver has edited those. What is asked about it is given up. */
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
