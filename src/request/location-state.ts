import { type Coordinates, formatCoordinates } from "./coordinates.ts";
import type { LocateFailure } from "./locate.ts";

/** A place that the device has told. */
export interface Place {
  coordinates: Coordinates;
  /** In meters, where the device tells. */
  accuracy: number | undefined;
  /** When it was found, as Date.now() tells it. */
  foundAt: number;
  /** What stands in the location field for it: numbers, or words. */
  text: string;
  /** Whether these are words of OpenStreetMap, which asks to be named. */
  credited: boolean;
}

/** How far the last look has come: the device is asked, then a geocoder for words. */
export type Look =
  | { kind: "idle" }
  | { kind: "locating" }
  | { kind: "naming" }
  | { kind: "found" }
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
  | { type: "located"; coordinates: Coordinates; accuracy: number | undefined; now: number }
  /** A geocoder has answered, at worst with the coordinates. */
  | { type: "named"; words: string; credited: boolean }
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
      if (!place || event.field.includes(place.text)) return { ...state, field: event.field, isEdited: true };
      return { field: event.field, isEdited: true, place: undefined, look: afterGivingUp(look) };
    case "restored":
      if (!field.includes(event.place.text)) return state;
      return nextLocation({ ...state, place: event.place }, { type: "aged", now: event.now });
    case "looked":
      return isLooking(look) ? state : { ...state, look: { kind: "locating" } };
    case "located": {
      if (look.kind !== "locating") return state;
      const { coordinates, accuracy, now } = event;
      const text = formatCoordinates(coordinates);
      const found = { coordinates, accuracy, foundAt: now, text, credited: false };
      return { ...putPlace(state, found), look: { kind: "naming" } };
    }
    case "named": {
      if (look.kind !== "naming" || !place) return state;
      const { words, credited } = event;
      // Words would come between what the driver is typing; the numbers are enough.
      const named = state.isEdited ? state : putPlace(state, { ...place, text: words, credited });
      return { ...named, look: { kind: "found" } };
    }
    case "failed":
      return look.kind === "locating" ? { ...state, look: { kind: "failed", reason: event.reason } } : state;
    case "cancelled":
      return { ...state, look: isLooking(look) ? { kind: "idle" } : look };
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
