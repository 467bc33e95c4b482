import { isBlank } from "./text.ts";

/** The end of a text that was cut. */
const ELLIPSIS = "…";

/** A free text, the function that builds a message around it, and the longest that message may be. */
export interface FreeText {
  text: string;
  /** The maximum length of what `build` returns, in UTF-16 code units. */
  limit: number;
  /** Must return more for a longer text. */
  build(text: string): string;
}

/**
 * Builds a message around a free text. If the message would be too long, the free text is cut and ends in an
 * ellipsis. The rest of the message is never cut; if it alone is over the limit, the free text is only an
 * ellipsis.
 */
export function fitFreeText(free: FreeText): string {
  const { text, build } = free;
  const leftOut = leftOutOf(free);
  return build(leftOut ? text.slice(0, -leftOut.length) + ELLIPSIS : text);
}

/**
 * The part at the end of the text that has to be cut, so that the rest and an ellipsis fit; "" if all of it
 * fits.
 */
function leftOutOf({ text, limit, build }: FreeText): string {
  if (build(text).length <= limit || isBlank(text)) return "";

  // A code unit takes at least one character of the message, so only the first `limit` ones can fit. One more
  // is kept here: half a surrogate pair at the end would count as a character.
  const characters = splitCharacters(text.slice(0, limit + 1));
  const keep = (count: number) => characters.slice(0, count).join("");
  let fitting = 0;
  let tooMany = characters.length;
  while (tooMany - fitting > 1) {
    const middle = (fitting + tooMany) >> 1;
    if (build(keep(middle) + ELLIPSIS).length <= limit) fitting = middle;
    else tooMany = middle;
  }
  return text.slice(keep(fitting).length);
}

/**
 * Splits a text into characters as readers count them: a family emoji is one, and so is a letter with its
 * accent.
 */
function splitCharacters(text: string): string[] {
  // Intl.Segmenter is missing in Firefox before 125; code points at least keep surrogate pairs whole.
  if (!("Segmenter" in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** A message this full is said to be almost full. */
const ALMOST_FULL = 0.8;

/**
 * How much room a message has left for free text: enough; little (this many characters fit); or too little
 * (this many are cut).
 */
export type Room =
  | { kind: "enough" }
  | { kind: "little"; characters: number }
  | { kind: "too little"; leftOut: number };

/** One of the messages that a form sends, with its room. */
export interface MessageRoom {
  name: "text" | "email";
  room: Room;
}

/** How much room a message has left. It is "too little" exactly when `fitFreeText` cuts. */
export function roomFor(free: FreeText): Room {
  const leftOut = leftOutOf(free);
  // Counts code points: Intl.Segmenter takes a quarter of a second for 10,000, and this runs with each letter
  // typed.
  if (leftOut) return { kind: "too little", leftOut: Array.from(leftOut).length };
  const { text, limit, build } = free;
  if (build(text).length < limit * ALMOST_FULL) return { kind: "enough" };
  return { kind: "little", characters: charactersLeft(free) };
}

/**
 * How many more characters fit if they take as much room as those already typed, or as English letters if
 * there are none.
 */
function charactersLeft({ text, limit, build }: FreeText): number {
  const written = isBlank(text) ? `${text}and so on ` : text;
  const used = build(written).length;
  const perCharacter = (build(written + written).length - used) / written.length;
  return Math.max(0, Math.floor((limit - used) / perCharacter));
}
