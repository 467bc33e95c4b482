import { type Coordinates, formatCoordinates } from "./coordinates.ts";
import type { Fix, LocateFailure } from "./locate.ts";
import { isGoodEnough, isMoreTelling } from "./refinement.ts";

/** A place that the device has told. */
export interface Place extends Fix {
  /** What stands in the location field for it: numbers, or words. */
  text: string;
  /** Whether these are words of OpenStreetMap, which asks to be named. */
  credited: boolean;
}

/**
 * How far the last look has come: the device is asked, then a geocoder for words. `refining`: whether the device is
 * still asked for something better than it has told, and then a geocoder for that.
 */
export type Look =
  | { kind: "idle" }
  | { kind: "locating" }
  | { kind: "naming"; refining: boolean }
  | { kind: "found"; refining: boolean }
  | { kind: "failed"; reason: LocateFailure };

/** The location of a request: what is typed, what the device has told, and what it is asked. */
export interface LocationState {
  /** What stands in the location field. */
  field: string;
  /** Whether the driver has changed the field since the place was put there. */
  isEdited: boolean;
  /** The place that counts, until there is a newer one, whatever a later look comes to. */
  place: Place | undefined;
  look: Look;
}

export type LocationEvent =
  /** The driver has typed: so the field stands now. */
  | { type: "edited"; field: string }
  /** A tab's earlier place was found again. Times as Date.now() tells them. */
  | { type: "restored"; place: Place; now: number }
  | { type: "looked" }
  | { type: "located"; fix: Fix; now: number }
  /** The device has told a later fix, better or not. */
  | { type: "refined"; fix: Fix }
  /** It was asked long enough, or has told something good enough. */
  | { type: "refineEnded" }
  /** A geocoder has answered for these coordinates, at worst with themselves. */
  | { type: "named"; coordinates: Coordinates; words: string; credited: boolean }
  | { type: "failed"; reason: LocateFailure }
  /** The driver has closed the dialog. */
  | { type: "cancelled" }
  /** Time has gone by. */
  | { type: "aged"; now: number }
  /** The request was sent. */
  | { type: "reset" };

/** Milliseconds after which a driver may be elsewhere: browsers bring back tabs from days ago. */
export const PLACE_STAYS_MS = 30 * 60_000;

export const NO_LOCATION: LocationState = {
  field: "",
  isEdited: false,
  place: undefined,
  look: { kind: "idle" },
};

/**
 * What an event makes of the location. A place found takes the field or, where the driver has typed something, stands
 * after it; a later place replaces an earlier one. It counts for as long as its text stands in the field: whoever
 * writes over it is somewhere else.
 */
export function nextLocation(state: LocationState, event: LocationEvent): LocationState {
  const { field, place, look } = state;
  switch (event.type) {
    case "edited":
      if (event.field === field) return state;
      if (!place || event.field.includes(place.text)) {
        return { ...state, field: event.field, isEdited: true, look: withoutRefining(look) };
      }
      return { field: event.field, isEdited: true, place: undefined, look: afterGivingUp(look) };
    case "restored":
      if (!field.includes(event.place.text)) return state;
      return nextLocation({ ...state, place: event.place }, { type: "aged", now: event.now });
    case "looked":
      return isLooking(look) ? state : { ...state, look: { kind: "locating" } };
    case "located": {
      if (look.kind !== "locating") return state;
      const { fix, now } = event;
      const text = formatCoordinates(fix.coordinates);
      const located = putPlace(state, { ...fix, text, credited: false });
      return { ...located, look: { kind: "naming", refining: !isGoodEnough(fix, now) } };
    }
    case "refined": {
      if (!isRefining(look) || !place || !isMoreTelling(event.fix, place)) return state;
      const { fix } = event;
      const text = withCoordinates(place.text, place.coordinates, fix.coordinates);
      return putPlace(state, { ...place, ...fix, text });
    }
    case "refineEnded":
      return { ...state, look: withoutRefining(look) };
    case "named": {
      if (!place || (look.kind !== "naming" && !isRefining(look))) return state;
      const { coordinates, words, credited } = event;
      const text = withCoordinates(words, coordinates, place.coordinates);
      // Words would come between what the driver is typing; the numbers are enough.
      const named = state.isEdited ? state : putPlace(state, { ...place, text, credited });
      return { ...named, look: { kind: "found", refining: isRefining(look) } };
    }
    case "failed":
      return look.kind === "locating" ? { ...state, look: { kind: "failed", reason: event.reason } } : state;
    case "cancelled":
      return { ...state, look: isLooking(look) ? { kind: "idle" } : withoutRefining(look) };
    case "aged":
      if (!place || isFresh(place, event.now)) return state;
      return {
        ...state,
        field: withoutPlace(field, place.text),
        place: undefined,
        look: afterGivingUp(look),
      };
    case "reset":
      return NO_LOCATION;
  }
}

/** Whether the device or a geocoder is being asked. */
export function isLooking({ kind }: Look): boolean {
  return kind === "locating" || kind === "naming";
}

/** Whether the device is asked for something better than it has told. */
export function isRefining(look: Look): boolean {
  return "refining" in look && look.refining;
}

function withoutRefining(look: Look): Look {
  return "refining" in look && look.refining ? { ...look, refining: false } : look;
}

function isFresh({ foundAt }: Place, now: number): boolean {
  return now >= foundAt && now - foundAt <= PLACE_STAYS_MS;
}

/** Whoever writes over the place while it is being named wants no name for it. */
function afterGivingUp(look: Look): Look {
  return look.kind === "locating" ? look : { kind: "idle" };
}

function putPlace(state: LocationState, place: Place): LocationState {
  return { ...state, field: withPlace(state.field, state.place?.text, place.text), isEdited: false, place };
}

function withPlace(field: string, earlier: string | undefined, text: string): string {
  if (earlier && field.includes(earlier)) return field.replace(earlier, () => text);
  return field.trim() ? `${field}; ${text}` : text;
}

function withoutPlace(field: string, text: string): string {
  const added = `; ${text}`;
  return field.replace(field.includes(added) ? added : text, "");
}

/** A geocoder may have put the coordinates behind its words, and at worst has no others. */
function withCoordinates(text: string, earlier: Coordinates, later: Coordinates): string {
  return text.replace(formatCoordinates(earlier), formatCoordinates(later));
}
