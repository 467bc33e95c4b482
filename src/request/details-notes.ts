/** Stands between two notes, and between the notes and what the driver has typed. */
const SEPARATOR = "; ";

/** What ends a note, should the driver have typed around it. */
const BOUNDS = /(; ?|\n)/;

/**
 * Whether the details hold a note, whole: between the start, the end, semicolons and line breaks.
 * @param note without semicolon and line break.
 */
export function hasNote(details: string, note: string): boolean {
  return details.split(BOUNDS).includes(note);
}

/**
 * The details with a note written in or, if it is there, taken out with one separator. What else is there
 * stays to the letter. A note goes in front, because a text that is too long is cut at its end; it brings its separator
 * along even to empty details, so that what is typed behind it does not run into it.
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
