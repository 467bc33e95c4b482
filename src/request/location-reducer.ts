import { type Coordinates, formatCoordinates } from "./coordinates.ts";
import type { Fix, LocateFailure } from "./locate.ts";
import { isGoodEnough, isMoreTelling } from "./precision.ts";

/** A place that the device has told. */
export interface Place extends Fix {
  /** What stands in the location field for it: numbers, or an address. */
  text: string;
  /** Whether this is an address of OpenStreetMap, which asks to be named. */
  credited: boolean;
}

/**
 * How far the last lookup has come: first the device is asked, then a geocoder for the address. `refining` says whether
 * the device is still asked for something better than it has told, and then a geocoder for that.
 */
export type Lookup =
  | { kind: "idle" }
  | { kind: "locating" }
  | { kind: "geocoding"; refining: boolean }
  | { kind: "found"; refining: boolean }
  | { kind: "failed"; reason: LocateFailure };

/** The location of a request: what is typed, what the device has told, and how far the lookup has come. */
export interface LocationState {
  /** What stands in the location field. */
  field: string;
  /** Whether the driver has changed the field since the place was put there. */
  isEdited: boolean;
  /** The place that counts until a later lookup has found another; one that fails changes nothing. */
  place: Place | undefined;
  lookup: Lookup;
}

export type LocationEvent =
  /** The driver has typed; `field` is what stands there now. */
  | { type: "edited"; field: string }
  /** The place that the tab has kept is back, after a reload. Times as Date.now() tells them. */
  | { type: "restored"; place: Place; now: number }
  | { type: "lookupStarted" }
  | { type: "located"; fix: Fix; now: number }
  /** The device has told a later fix, better or not. */
  | { type: "refined"; fix: Fix }
  /** The device was asked long enough, or has told something good enough. */
  | { type: "refineEnded" }
  /** A geocoder has answered for these coordinates, at worst with themselves. */
  | { type: "geocoded"; coordinates: Coordinates; address: string; credited: boolean }
  | { type: "failed"; reason: LocateFailure }
  /** The driver has closed the dialog. */
  | { type: "cancelled" }
  /** Time has gone by. */
  | { type: "aged"; now: number }
  /** The request was sent. */
  | { type: "reset" };

/** Milliseconds after which a driver may be elsewhere: browsers bring back tabs from days ago. */
export const PLACE_MAX_AGE_MS = 30 * 60_000;

export const NO_LOCATION: LocationState = {
  field: "",
  isEdited: false,
  place: undefined,
  lookup: { kind: "idle" },
};

/**
 * What an event makes of the location. A place found takes the field or, where the driver has typed something, stands
 * after it; a later place replaces an earlier one. It counts for as long as its text stands in the field: whoever
 * writes over it is somewhere else.
 */
export function locationReducer(state: LocationState, event: LocationEvent): LocationState {
  const { field, place, lookup } = state;
  switch (event.type) {
    case "edited":
      if (event.field === field) return state;
      if (!place || event.field.includes(place.text)) {
        return { ...state, field: event.field, isEdited: true, lookup: withoutRefining(lookup) };
      }
      return { field: event.field, isEdited: true, place: undefined, lookup: afterGivingUp(lookup) };
    case "restored":
      if (!field.includes(event.place.text)) return state;
      return locationReducer({ ...state, place: event.place }, { type: "aged", now: event.now });
    case "lookupStarted":
      return isLookingUp(lookup) ? state : { ...state, lookup: { kind: "locating" } };
    case "located": {
      if (lookup.kind !== "locating") return state;
      const { fix, now } = event;
      const text = formatCoordinates(fix.coordinates);
      const located = putPlace(state, { ...fix, text, credited: false });
      return { ...located, lookup: { kind: "geocoding", refining: !isGoodEnough(fix, now) } };
    }
    case "refined": {
      if (!isRefining(lookup) || !place || !isMoreTelling(event.fix, place)) return state;
      const { fix } = event;
      const text = withCoordinates(place.text, place.coordinates, fix.coordinates);
      return putPlace(state, { ...place, ...fix, text });
    }
    case "refineEnded":
      return { ...state, lookup: withoutRefining(lookup) };
    case "geocoded": {
      if (!place || (lookup.kind !== "geocoding" && !isRefining(lookup))) return state;
      const { coordinates, address, credited } = event;
      const text = withCoordinates(address, coordinates, place.coordinates);
      // An address would come between what the driver is typing; the numbers are enough.
      const withAddress = state.isEdited ? state : putPlace(state, { ...place, text, credited });
      return { ...withAddress, lookup: { kind: "found", refining: isRefining(lookup) } };
    }
    case "failed":
      return lookup.kind === "locating"
        ? { ...state, lookup: { kind: "failed", reason: event.reason } }
        : state;
    case "cancelled":
      return { ...state, lookup: isLookingUp(lookup) ? { kind: "idle" } : withoutRefining(lookup) };
    case "aged":
      if (!place || isFresh(place, event.now)) return state;
      return {
        ...state,
        field: withoutPlace(field, place.text),
        place: undefined,
        lookup: afterGivingUp(lookup),
      };
    case "reset":
      return NO_LOCATION;
  }
}

/** Whether the device or a geocoder is being asked. */
export function isLookingUp({ kind }: Lookup): boolean {
  return kind === "locating" || kind === "geocoding";
}

/** Whether the device is asked for something better than it has told. */
export function isRefining(lookup: Lookup): boolean {
  return "refining" in lookup && lookup.refining;
}

function withoutRefining(lookup: Lookup): Lookup {
  return "refining" in lookup && lookup.refining ? { ...lookup, refining: false } : lookup;
}

function isFresh({ foundAt }: Place, now: number): boolean {
  return now >= foundAt && now - foundAt <= PLACE_MAX_AGE_MS;
}

/** A driver who writes over the place while its address is looked up wants no address for it. */
function afterGivingUp(lookup: Lookup): Lookup {
  return lookup.kind === "locating" ? lookup : { kind: "idle" };
}

function putPlace(state: LocationState, place: Place): LocationState {
  const { field, place: earlier } = state;
  const typed = field.trim() ? `${field}; ` : "";
  const written = earlier ? field.replace(earlier.text, () => place.text) : typed + place.text;
  return { ...state, field: written, isEdited: false, place };
}

function withoutPlace(field: string, text: string): string {
  const added = `; ${text}`;
  return field.replace(field.includes(added) ? added : text, "");
}

/** A geocoder may have put the coordinates behind its address, and at worst has no others. */
function withCoordinates(text: string, earlier: Coordinates, later: Coordinates): string {
  return text.replace(formatCoordinates(earlier), formatCoordinates(later));
}
