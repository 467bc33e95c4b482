/**
 * A visible character: no white space, no control character, none that Unicode defines as invisible
 * (zero-width spaces, joiners, fillers; "Default_Ignorable_Code_Point"), and not the empty Braille cell.
 */
const VISIBLE = /[^\s\p{Cc}\p{DI}\u2800]/u;

/** Whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/**
 * The text on one line: each run of line breaks becomes a space. These are Unicode's mandatory breaks (UAX
 * 14: LF, VT, FF, CR, NEL, LS, PS), because mail and text apps break lines at all of them.
 */
export function oneLine(text: string): string {
  return text.replace(/[\n\v\f\r\x85\u2028\u2029]+/g, " ");
}

/** So many characters can be the same by chance in two different texts. */
const BY_CHANCE = 2;

/**
 * Whether an edit replaced a text: the field was emptied, or at most two characters at its ends are the same
 * as before. Typing before, after, or inside a text does not replace it.
 */
export function isTypedOver(before: string, after: string): boolean {
  if (after.includes(before)) return false;
  let shared = 0;
  const most = Math.min(before.length, after.length);
  while (shared < most && before[shared] === after[shared]) shared += 1;
  for (let end = 1; shared < most && before.at(-end) === after.at(-end); end += 1) shared += 1;
  return shared < before.length && shared <= BY_CHANCE;
}
