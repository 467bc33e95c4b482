import type { ErrorCode } from "yaml";

/* What is wrong with a line that is no YAML, or that YAML would read in another way than its writer: in words for an owner. */

/** A line: what is before a text, and the text. */
const LINE = /^(?<start>\s*(?:- +)*(?:[\w-]+:(?: +|$))?)(?<text>.*)$/;

/** A line that begins a field or a list item. */
const BEGINS = /^\s*(?:-|[\w-]+:)(?:\s|$)/;

const SAME_START =
  "begins too far left or right; expected the lines of one list or group to begin below each other";

const FARTHER =
  "begins farther to the right than its field or list; or it is part of a text with a colon, which goes in quotes";

/** A mistake, and the number of its line. */
interface Mistake {
  line: number;
  text: string;
}

/**
 * What an owner has to change where the parser found a mistake.
 * @param code The parser's name for it.
 * @param message The parser's message, for what has no words here.
 * @param line The line in which it is, or begins.
 */
export function inWords(code: ErrorCode, message: string, line: number, lines: readonly string[]): Mistake {
  const text = lines[line - 1] ?? "";
  const say = (what: string, at = line): Mistake => ({
    line: at,
    text: `${lines[at - 1]?.trim()} - ${what}`,
  });
  if (code === "TAB_AS_INDENT") return say("begins with a tab; expected spaces");
  if (code === "DUPLICATE_KEY") return say("is here for the second time; expected this field once");
  if (code === "BAD_DQ_ESCAPE") return say(`has a \\ in double quotes; expected ${inQuotes(text)}`);
  const needed = quotesNeeded(text);
  if (needed !== undefined) return say(needed);
  const farther = fartherIn(line, lines);
  if (/IMPLICIT_KEY/.test(code) && farther !== undefined) return say(FARTHER, farther);
  if (/^\s*-[^-\s]/.test(text)) return say("a list item has a space behind its hyphen");
  if (/^\s*(?:- +)?[\w-]+:\S/.test(text)) return say("a field has a space behind its colon");
  if (!BEGINS.test(text))
    return say(
      "is no field; expected its name, a colon and a space, or more spaces before a text that goes on",
    );
  return /INDENT|IMPLICIT_KEY|MISSING_CHAR|UNEXPECTED_TOKEN/.test(code) ? say(SAME_START) : say(message);
}

/** Why the text of a line must be in quotes, and how it looks then; undefined if it need not be. */
export function quotesNeeded(line: string): string | undefined {
  const { text = "" } = LINE.exec(line)?.groups ?? {};
  const [first = ""] = text;
  const expected = BEGINS.test(line) ? `expected ${inQuotes(line)}` : "expected all of the text in quotes";
  if (/^["']/.test(text)) {
    const ends = text.length > 1 && text.endsWith(first);
    if (!ends && !text.slice(1).includes(first))
      return `begins with a quote and does not end with one; ${expected}`;
    const inside = text.slice(1, -1).replaceAll(first === "'" ? "''" : '\\"', "");
    return ends && !inside.includes(first)
      ? undefined
      : `has quotes in a text that begins with one; ${expected}`;
  }
  if (/^(?:[[\]{}*&!|>%@`,]|[-?] )/.test(text))
    return `a text that begins with ${first} goes in quotes; ${expected}`;
  if (/(?:^| )#/.test(text))
    return `what follows # would not be read; ${expected}, or a comment in its own line`;
  if (/:(?: |$)/.test(text)) return `a text with a colon and a space goes in quotes; ${expected}`;
  return undefined;
}

/** A line with its text in quotes: in double ones, unless those are in the text. */
function inQuotes(line: string): string {
  const { start = "", text = "" } = LINE.exec(line)?.groups ?? {};
  const [first = ""] = text;
  const isQuoted = /["']/.test(first) && text.length > 1 && text.endsWith(first);
  const inside = isQuoted ? text.slice(1, -1) : /^["'][^"']*$/.test(text) ? text.slice(1) : text;
  const quoted = /["\\]/.test(inside) ? `'${inside.replaceAll("'", "''")}'` : `"${inside}"`;
  return `${start.trimStart()}${quoted}`;
}

/** The first of the lines after this one that is farther in and has a colon. */
function fartherIn(line: number, lines: readonly string[]): number | undefined {
  const indent = (text = "") => /^[\s-]*/.exec(text)?.[0].length ?? 0;
  const own = indent(lines[line - 1]);
  for (let at = line + 1; at <= lines.length && indent(lines[at - 1]) > own - 1; at += 1) {
    if (indent(lines[at - 1]) > own && /:(?: |$)/.test(lines[at - 1] ?? "")) return at;
  }
  return undefined;
}
