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
 * Adds a note at the end of the details, so that notes follow what the driver typed, oldest first, or
 * removes it together with its separator. Everything else stays unchanged, except that the text before a new
 * note gets a separator. The note has one of its own, so that what is typed next does not run into it.
 * @param note without semicolon and line break.
 */
export function toggleNote(details: string, note: string): string {
  if (!hasNote(details, note)) return endPart(details) + note + SEPARATOR;
  const parts = details.split(BOUNDS);
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

/** The details with a bound at their end, unless they are empty or have one. */
function endPart(details: string): string {
  const text = details.trimEnd();
  if (text === "" || details.endsWith("\n")) return details;
  return text.endsWith(";") ? `${text} ` : text + SEPARATOR;
}
