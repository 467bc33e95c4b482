import { NOT_WITH_CAR, WHOSE_NUMBER } from "./away.ts";

/** Separates notes from each other and from what the driver types. */
const SEPARATOR = "; ";

/** What can come right before or after a note. */
const BOUNDS = /(; ?|\n)/;

/**
 * Whether the details contain the whole note, between semicolons, line breaks, or the ends of the text.
 * @param note without semicolon and line break.
 */
export function hasNote(details: string, note: string): boolean {
  return details.split(BOUNDS).includes(note);
}

/**
 * Adds a note at the end of the details, with a separator before and after it, or removes it with its separator.
 * @param note without semicolon and line break.
 */
export function toggleNote(details: string, note: string): string {
  if (note !== NOT_WITH_CAR) return toggled(details, note);
  // "Phone number at the car: " comes once, and goes with the note unless a number was typed after it.
  if (hasNote(details, note))
    return [note, WHOSE_NUMBER].filter((part) => hasNote(details, part)).reduce(toggled, details);
  return toggled(details, note) + (details.includes(WHOSE_NUMBER) ? "" : WHOSE_NUMBER);
}

function toggled(details: string, note: string): string {
  const parts = details.split(BOUNDS);
  if (!parts.includes(note)) {
    const isBound = parts.at(-1) === "";
    return details + (isBound ? "" : SEPARATOR) + note + SEPARATOR;
  }
  for (let at = parts.indexOf(note); at >= 0; at = parts.indexOf(note)) {
    const isLast = at === parts.length - 1;
    parts.splice(isLast ? at - 1 : at, 2);
  }
  return parts.join("");
}

/** The details as they are sent: without the separator after the last note. */
export function withoutLastSeparator(details: string): string {
  return details.endsWith(SEPARATOR) ? details.slice(0, -SEPARATOR.length) : details;
}
