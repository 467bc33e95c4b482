import { clearFields, loadField, saveField } from "./draft.ts";
import type { Place } from "./location-reducer.ts";

const FORM = "place";
const FIELDS = ["lat", "lng", "accuracy", "foundAt", "text", "credited"] as const;

/** Keeps the place with the tab's drafts, so that a reload does not lose it; without one, forgets what was kept. */
export function savePlace(place: Place | undefined): void {
  if (!place) {
    clearFields(FORM, FIELDS);
    return;
  }
  const { coordinates, accuracy = "", foundAt, text, credited } = place;
  const kept = { ...coordinates, accuracy, foundAt, text, credited };
  for (const field of FIELDS) saveField(FORM, field, String(kept[field]));
}

/** The place kept in this tab, however old; undefined if there is none, or none sound. */
export function loadPlace(): Place | undefined {
  const [lat, lng, accuracy, foundAt] = FIELDS.map((field) => Number.parseFloat(loadField(FORM, field)));
  const text = loadField(FORM, "text");
  if (!isWithin(lat, 90) || !isWithin(lng, 180) || !isWithin(foundAt, Infinity) || !text) return undefined;
  return {
    coordinates: { lat, lng },
    accuracy: accuracy !== undefined && accuracy > 0 && Number.isFinite(accuracy) ? accuracy : undefined,
    foundAt,
    text,
    credited: loadField(FORM, "credited") === "true",
  };
}

function isWithin(value: number | undefined, limit: number): value is number {
  return value !== undefined && Math.abs(value) <= limit;
}
