import { type FreeText, leftOutOf } from "./fit-free-text.ts";
import { isBlank } from "./text.ts";

/** The part of its limit from which on a message is said to be almost full. */
const ALMOST_FULL = 0.8;

/** The room that a message has for a form's free text: enough; little, for so many more characters; or too little. */
export type Room =
  | { kind: "enough" }
  | { kind: "little"; characters: number }
  | { kind: "too little"; leftOut: number };

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
