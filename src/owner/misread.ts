import { parseFragment } from "parse5";
import type { z } from "zod";

/* What readers of a text would misread: HTML's codes for characters, and characters that nobody sees. */

/** Reorders the text after it, such as a phone number, or controls a device. Emoji and joiners are text. */
export const REORDERING = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Cannot be seen, or is not the same for everybody: in a name, number or address, two that look alike would differ. */
export const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{DI}\u2800]/u;

/** Emoji, keycaps and flags; and the joiners in words of scripts that need them, such as Persian and Hindi. */
const JOINED =
  /\p{Extended_Pictographic}(?:[\ufe0f\p{Emoji_Modifier}\u{e0020}-\u{e007f}]|\u200d(?=\p{Extended_Pictographic}))*|[\d#*]\ufe0f?\u20e3|(?<=(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})[\p{L}\p{M}])[\u200c\u200d](?=\p{L})/gu;

/** A check for a schema: says which code or character is in the way. */
export function unless(unseen: RegExp) {
  return (value: string, context: z.RefinementCtx<string>): void => {
    const message = codeIn(value) ?? characterIn(value, unseen);
    if (message !== undefined) context.addIssue({ code: "custom", message, continue: false });
  };
}

/** The first code such as "&amp;". "AT&T; then" has none. */
function codeIn(text: string): string | undefined {
  for (const [code] of text.matchAll(/&#?\w+;/g)) {
    const [node] = parseFragment(code).childNodes;
    const character = node && "value" in node ? node.value : code;
    if (!character.endsWith(";")) return `has ${code}; expected ${character} in its place`;
  }
  return undefined;
}

function characterIn(text: string, unseen: RegExp): string | undefined {
  const found = unseen.exec(text.replaceAll(JOINED, (joined) => "x".repeat(joined.length)));
  if (!found) return undefined;
  const point = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  const before = found.index === 0 ? "at its start" : `after "${text.slice(0, found.index).slice(-12)}"`;
  return `has the invisible character U+${point} ${before}; type these words anew`;
}
