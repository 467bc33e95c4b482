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
 * Adds a note to the details, or removes it together with one separator if it is there. Everything else stays
 * unchanged. A note is added at the front, because a text that is too long is cut at its end. Its separator
 * is added even to empty details, so that what is typed next does not run into it.
 * @param note without semicolon and line break.
 */
export function toggleNote(details: string, note: string): string {
  if (!hasNote(details, note)) return note + SEPARATOR + details;
  const parts = details.split(BOUNDS);
  for (let at = parts.indexOf(note); at >= 0; at = parts.indexOf(note)) {
    const isLast = at === parts.length - 1;
    parts.splice(isLast ? Math.max(at - 1, 0) : at, 2);
  }
  return parts.join("");
}
