/** Whether nothing is written there: white space counts as nothing. */
export function isBlank(text: string): boolean {
  return text.trim() === "";
}

/**
 * The text on one line: each run of line breaks becomes a space. Counted as breaks are the mandatory ones
 * of Unicode (UAX 14: LF, VT, FF, CR, NEL, LS, PS), because mail and text apps break lines at all of them.
 */
export function oneLine(text: string): string {
  return text.replace(/[\n\v\f\r\x85\u2028\u2029]+/g, " ");
}
