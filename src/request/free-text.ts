import { isBlank } from "./text.ts";

/** Stands at the end of text that was cut. */
const ELLIPSIS = "…";

/** A free text, what is built around it, and how long that may get. */
export interface FreeText {
  text: string;
  /** For the length of what `build` returns, in UTF-16 code units. */
  limit: number;
  /** Must return more for a longer text. */
  build(text: string): string;
}

/**
 * Builds something around a free text, which is cut and marked where the whole would be too long. What else
 * `build` puts in is never cut: if that alone is over the limit, only the ellipsis is left of the free text.
 */
export function fitFreeText(free: FreeText): string {
  const { text, build } = free;
  const leftOut = leftOutOf(free);
  return build(leftOut ? text.slice(0, -leftOut.length) + ELLIPSIS : text);
}

/** The end of the text that is cut off for the rest to fit with its ellipsis; "" where nothing is. */
export function leftOutOf({ text, limit, build }: FreeText): string {
  if (build(text).length <= limit || isBlank(text)) return "";

  // As every code unit takes room, those beyond the limit need no look, however long the text is. One more is
  // taken, because half a surrogate pair at the end would look like the start of a character of its own.
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

/** The characters as a reader counts them: a family emoji is one, and so is a letter with its accent. */
function splitCharacters(text: string): string[] {
  // Intl.Segmenter is missing in Firefox before 125; code points at least keep surrogate pairs whole.
  if (!("Segmenter" in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** The part of its limit from which on a message is said to be almost full. */
const ALMOST_FULL = 0.8;

/** The room that a message has for a form's free text: enough; little, for so many more characters; or too little. */
export type Room =
  | { kind: "enough" }
  | { kind: "little"; characters: number }
  | { kind: "too little"; leftOut: number };

/** A message in which a form's free text goes out, and the room that it has for that. */
export interface MessageRoom {
  name: "text" | "email";
  room: Room;
}

/** How much room a message has for its free text: too little exactly where `fitFreeText` cuts. */
export function roomFor(free: FreeText): Room {
  const leftOut = leftOutOf(free);
  // By code points: Intl.Segmenter takes a quarter of a second for 10,000, and this is asked with each letter typed.
  if (leftOut) return { kind: "too little", leftOut: Array.from(leftOut).length };
  const { text, limit, build } = free;
  if (build(text).length < limit * ALMOST_FULL) return { kind: "enough" };
  return { kind: "little", characters: charactersLeft(free) };
}

/** How many more characters fit, if they take as much room each as those that are written, or as those of English. */
function charactersLeft({ text, limit, build }: FreeText): number {
  const written = isBlank(text) ? `${text}and so on ` : text;
  const used = build(written).length;
  const perCharacter = (build(written + written).length - used) / written.length;
  return Math.max(0, Math.floor((limit - used) / perCharacter));
}
