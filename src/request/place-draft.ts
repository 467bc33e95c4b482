import type { Coordinates } from "./coordinates.ts";
import { clearDraft, loadDraft, saveDraft } from "./draft.ts";

/** A place that the device has told. */
export interface Fix {
  coordinates: Coordinates;
  /** In meters, where the device tells. */
  accuracy: number | undefined;
  /** When it was found, as Date.now() tells it. */
  foundAt: number;
  /** Whether words of OpenStreetMap were used for it, which asks to be named. */
  credited: boolean;
}

/** A place found, and the text that stands in the location field for it. */
export interface PlaceDraft {
  fix: Fix;
  text: string;
}

const KEY = "place";

/** Milliseconds after which a driver may be elsewhere: browsers bring back tabs from days ago. */
export const PLACE_STAYS_MS = 30 * 60_000;

/** Keeps the place with the tab's drafts, so that a reload does not lose it; does nothing where it cannot. */
export function savePlace({ fix, text }: PlaceDraft): void {
  const { coordinates, accuracy, foundAt, credited } = fix;
  saveDraft(KEY, {
    lat: String(coordinates.lat),
    lng: String(coordinates.lng),
    accuracy: String(accuracy ?? ""),
    credited: String(credited),
    text,
    foundAt: String(foundAt),
  });
}

/** The place kept in this tab; undefined if there is none, none sound, or only an old one. */
export function loadPlace(): PlaceDraft | undefined {
  const { lat = "", lng = "", accuracy, credited, text, foundAt } = loadDraft(KEY);
  const coordinates = { lat: Number.parseFloat(lat), lng: Number.parseFloat(lng) };
  const isSound = Math.abs(coordinates.lat) <= 90 && Math.abs(coordinates.lng) <= 180;
  const age = Date.now() - Number(foundAt);
  if (!isSound || !text || !(age >= 0 && age <= PLACE_STAYS_MS)) return undefined;
  const fix = {
    coordinates,
    accuracy: Number(accuracy) > 0 ? Number(accuracy) : undefined,
    foundAt: Number(foundAt),
    credited: credited === "true",
  };
  return { fix, text };
}

/** Forgets the place. */
export function forgetPlace(): void {
  clearDraft(KEY);
}
