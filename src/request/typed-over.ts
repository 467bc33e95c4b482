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
