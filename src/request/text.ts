/**
 * A character that can be seen: no white space, no control character, none that Unicode has drawn as nothing
 * (zero-width spaces, joiners, fillers; "Default_Ignorable_Code_Point"), and not the empty Braille cell.
 */
const VISIBLE = /[^\s\p{Cc}\p{DI}\u2800]/u;

/** Whether nothing is written there: what cannot be seen counts as nothing. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/**
 * The text on one line: each run of line breaks becomes a space. Counted as breaks are the mandatory ones
 * of Unicode (UAX 14: LF, VT, FF, CR, NEL, LS, PS), because mail and text apps break lines at all of them.
 */
export function oneLine(text: string): string {
  return text.replace(/[\n\v\f\r\x85\u2028\u2029]+/g, " ");
}
