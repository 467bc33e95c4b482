import { type Document, isAlias, isScalar, type ParsedNode, Scalar, visit, type YAMLError } from "yaml";
import { firstGroup } from "../shared/text.ts";

/*
 * What is wrong in a file, before anything is known of its fields. The parser finds many mistakes far below the line to
 * correct, and names them in words for programmers.
 */

/** A mistake: where, and what to write. */
interface Slip {
  offset: number;
  what: string;
}

const IN_QUOTES = 'put the whole text in quotes, like name: "text"';
const NO_COLON = "expected a name, a colon, a space and the text, like name: text";
const NO_DASH = "expected a dash and a space before each item, like - text";
const TAB = "begins with a tab; expected spaces";
const SIGN = `the sign at its start is a mark of YAML; ${IN_QUOTES}`;
/** Of a line that does not go with the one above it. */
export const COLUMN =
  "this line, or the one above it, begins too far left or right, has no dash, or is part of a text that needs quotes";
/** Of a text that goes on after a #. */
export const AFTER_HASH = `what follows # would not be read; ${IN_QUOTES}`;

/** What is said of these mistakes; the parser knows their line. */
const SAID: Readonly<Partial<Record<YAMLError["code"], string>>> = {
  TAB_AS_INDENT: TAB,
  DUPLICATE_KEY: 'this field is there already; delete one, or begin a new item with "- "',
  BAD_ALIAS: SIGN,
  BAD_SCALAR_START: `a text cannot begin with this sign; ${IN_QUOTES}`,
  BAD_DQ_ESCAPE: "in quotes, a backslash is written twice",
  MISSING_CHAR: NO_COLON,
  MULTILINE_IMPLICIT_KEY: NO_COLON,
  UNEXPECTED_TOKEN: `${IN_QUOTES}; a quotation mark in it is written \\"`,
};

/** The first mistake that the parser has found, from which others often follow; otherwise those that it accepts. */
export function slipsIn(document: Document<ParsedNode>, source: string): Slip[] {
  const { contents: root, errors } = document;
  const [error] = errors;
  const found = error?.pos[0] ?? 0;
  const tab = source.search(/^ *\t\s*[^\s#]/m);
  if (error && tab >= 0 && tab <= found) return [{ offset: tab, what: TAB }];
  const first = source.search(/^ *[^\s#]/m);
  if (error && source[first] === " ") return [{ offset: first, what: COLUMN }];
  // A text by itself, whose colon is missing: the parser did not expect more.
  if (isScalar(root) && root.source !== "") return [{ offset: root.range[0], what: NO_COLON }];
  if (error === undefined) return otherMeanings(document, source);
  // In the parser's words, if it is none of the common ones.
  return [commonSlip(error, source) ?? { offset: found, what: `${error.message}; ${IN_QUOTES}` }];
}

function commonSlip({ code, message, pos: [offset] }: YAMLError, source: string): Slip | undefined {
  const mark = firstGroup(/^Missing closing (["'])/, message);
  if (mark) {
    const what = "this quotation mark is not closed; expected the same one at the end of the text";
    return { offset: source.lastIndexOf(mark, offset - 1), what };
  }
  const bracket = firstGroup(/^Flow (sequence|map) /, message);
  if (bracket) return { offset: source.lastIndexOf(bracket === "map" ? "{" : "[", offset), what: IN_QUOTES };
  if (code === "MULTIPLE_DOCS") {
    const ends = Array.from(source.slice(0, offset + 1).matchAll(/^(?:---|\.\.\.|-$)/gm), ({ index }) => index);
    return { offset: ends.at(-1) ?? offset, what: "delete this line: a file has one part" };
  }
  const isMisplaced = code === "BAD_INDENT" || /^(?:A block|Sequence item) /.test(message);
  const isAtStart = isLineStart(source, offset);
  // Such as a star in place of a dash.
  if (code === "BAD_ALIAS" && isAtStart) return { offset, what: NO_DASH };
  if (isMisplaced || (code === "UNEXPECTED_TOKEN" && isAtStart)) return inOtherColumn(source, offset);
  if (code === "BLOCK_AS_IMPLICIT_KEY") {
    const colon = offset + source.slice(offset).search(/:(?:\s|$)/);
    const lineStart = source.lastIndexOf("\n", colon);
    if (lineStart > offset) return inOtherColumn(source, lineStart);
    return { offset, what: `this text has a colon and a space; ${IN_QUOTES}` };
  }
  const what = SAID[code];
  // After an empty field, the parser names the end of that.
  return what === undefined ? undefined : { offset: offset + source.slice(offset).search(/\S/), what };
}

/** Whether only spaces are before this place in its line. */
function isLineStart(source: string, offset: number): boolean {
  return source.slice(source.lastIndexOf("\n", offset - 1) + 1, offset).trim() === "";
}

/** A field, an item, or the first field of one. */
const ENTRY = /^(?:- |[^"'][^#]*?:(?: |$))/;

/** The line at this place does not go with the one above it, and one of the two is wrong. */
function inOtherColumn(source: string, offset: number): Slip {
  const lines = Array.from(source.matchAll(/^( *)([^\s#].*)$/gm), ({ index, 1: spaces = "", 2: text = "" }) => ({
    offset: index,
    end: index + spaces.length + text.length,
    column: spaces.length,
    text,
    isEntry: ENTRY.test(text),
  }));
  const index = lines.findIndex(({ end }) => end > offset);
  const [above, line] = index < 1 ? [undefined, lines[0]] : lines.slice(index - 1, index + 1);
  const glued = [above, line].find((one) => /^-[^\s-]/.test(one?.text ?? ""));
  if (glued) return { offset: glued.offset, what: NO_DASH };
  if (above && !line?.isEntry && above.text.includes(" #")) return { offset: above.offset, what: AFTER_HASH };
  if (above && !above.isEntry && above.column === line?.column) return { offset: above.offset, what: NO_COLON };
  // Nearly all lines begin in even columns.
  if (above?.isEntry && above.column % 2 > (line?.column ?? 0) % 2) return { offset: above.offset, what: COLUMN };
  return { offset: line?.offset ?? offset, what: line?.isEntry ? COLUMN : NO_DASH };
}

/** A control character, or one that Unicode keeps free of meaning: no program shows it, and XML has none. */
const UNSEEN = /(?![\n\t])\p{Cc}|\p{Noncharacter_Code_Point}/u;

/** Texts that YAML reads as its own marks, list items that it adds to the text above, and invisible characters. */
function otherMeanings(document: Document<ParsedNode>, source: string): Slip[] {
  const found: Slip[] = [];
  visit(document, {
    Node: (key, node) => {
      const [offset = 0, end = offset] = node.range ?? [];
      if (isAlias(node) || node.anchor !== undefined || node.tag !== undefined) found.push({ offset, what: SIGN });
      if (!isScalar(node)) return;
      const value = String(node.value);
      if (UNSEEN.test(value)) found.push({ offset, what: "has a character that nobody sees; write the text anew" });
      if (key === "key" && value === "__proto__") found.push({ offset, what: "expected another name" });
      if (node.type !== Scalar.PLAIN) return;
      const written = source.slice(offset, end);
      if (/\S#\s/.test(written))
        found.push({ offset, what: `before a comment there is a space; in a text with a #, ${IN_QUOTES}` });
      // Such as a color or number: a comment has a space.
      const inHash = value === "" ? /^[ \t]*#[^\s#]/ : /^[ \t]*#\d/;
      if (inHash.test(source.slice(end))) found.push({ offset, what: AFTER_HASH });
      const dash = written.search(/\n\s*-/);
      const isItem = isLineStart(source, offset) && (dash >= 0 || /^-\S/.test(written));
      if (isItem) found.push({ offset, what: NO_DASH });
      else if (dash >= 0) found.push({ offset: offset + dash + 1, what: COLUMN });
    },
  });
  return found;
}
