import { isBlank, oneLine } from "../../shared/text.ts";
import type { MessageLine } from "./fields.ts";

/**
 * What shows nothing, or changes how the rest is shown: control characters, marks that turn the direction of what
 * follows (Unicode, "Bidi_Control", but not the plain marks of Arabic and Hebrew keyboards), and zero-width spaces. Not
 * the joiners of emoji and of Persian.
 */
const UNSEEN = /[\p{Cc}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** A text on one line of a message, without characters that show nothing or turn its direction. */
export function onOneLine(text: string): string {
  return oneLine(text).replace(UNSEEN, "");
}

/** The first line of a request: "Milton ID:". It tells dispatch what page the request comes from. */
export function topicLine(topic: string): string {
  return `${onOneLine(topic)}:`;
}

/**
 * The line of a field, ["Name: Ada"], or none if it is blank. Only text areas keep their line breaks: a pasted name
 * with one would look like two fields.
 */
export function writtenLine({ prefix, control }: MessageLine, text = ""): string[] {
  const written = control === "textarea" ? text : onOneLine(text);
  return isBlank(written) ? [] : [`${prefix}: ${written}`];
}
