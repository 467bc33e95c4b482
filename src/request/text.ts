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

/** Characters that are left by chance when something else is typed. */
const BY_CHANCE = 2;

/**
 * Whether an edit has left nothing of a text: the field was emptied, or what is typed shares no more with the beginning and
 * the end of what it held than two characters. Typing around or inside a text leaves it all.
 */
export function isTypedOver(before: string, after: string): boolean {
  if (after.includes(before)) return false;
  let shared = 0;
  const most = Math.min(before.length, after.length);
  while (shared < most && before[shared] === after[shared]) shared += 1;
  for (let end = 1; shared < most && before.at(-end) === after.at(-end); end += 1) shared += 1;
  return shared < before.length && shared <= BY_CHANCE;
}
