import { type Document, isAlias, isScalar, type ParsedNode, Scalar, visit } from "yaml";

/* What is wrong in a file, before anything is known of its fields. */

/** A mistake: where, and what to write. */
interface Slip {
  offset: number;
  what: string;
}

/** Of every mistake that the parser finds: it often names another line than the one to correct. */
const NOT_UNDERSTOOD =
  "is not understood. On this line, above it or on the next one, a name has no colon and space after it or is there twice, a text needs quotes, or a line begins with a tab or farther left or right than the others";

const IN_QUOTES = 'put the whole text in quotes, like name: "text"';
const NO_COLON = "expected a name, a colon, a space and the text, like name: text";
const NO_DASH = "expected a dash and a space before each item, like - text, all as far right";
const SIGN = `the sign at its start is a mark of YAML; ${IN_QUOTES}`;
const HASH = `where a text has a #, ${IN_QUOTES}; a comment has a line of its own`;
const UNSEEN = "has a character that nobody sees; write the text anew";

/** The first mistake that the parser has found, from which others often follow; otherwise those that it accepts. */
export function slipsIn(document: Document<ParsedNode>, source: string): Slip[] {
  const [error] = document.errors;
  if (error) return [{ offset: error.pos[0], what: NOT_UNDERSTOOD }];
  const { contents: root } = document;
  // A text by itself, as in "name:Bob".
  if (isScalar(root) && root.source !== "") return [{ offset: root.range[0], what: NO_COLON }];
  const found: Slip[] = [];
  visit(document, {
    Node: (key, node) => {
      const [offset = 0, end = offset] = node.range ?? [];
      if (isAlias(node) || node.anchor !== undefined || node.tag !== undefined) found.push({ offset, what: SIGN });
      if (!isScalar(node)) return;
      if (key === "key" && node.value === "__proto__") found.push({ offset, what: "expected another name" });
      if (UNSEEN_CHARACTER.test(String(node.value))) found.push({ offset, what: UNSEEN });
      if (node.type === Scalar.PLAIN) found.push(...slipsOfPlain(source, offset, end));
    },
  });
  return found;
}

/** A control character, or one that Unicode keeps free of meaning: no program shows it, and XML has none. */
const UNSEEN_CHARACTER = /(?![\n\t])\p{Cc}|\p{Noncharacter_Code_Point}/u;

/** A # or a dash in a text without quotes that YAML may read in another way than the owner meant. */
function slipsOfPlain(source: string, offset: number, end: number): Slip[] {
  const text = source.slice(offset, end);
  const lineStart = source.lastIndexOf("\n", offset - 1) + 1;
  const isFirst = source.slice(lineStart, offset).trim() === "";
  const dash = isFirst && text.startsWith("-") ? 0 : text.search(/(?<=\n[ \t]*)-/);
  // An empty field may have a comment after it, which begins with a space: a color does not.
  const comment = text === "" ? /^[ \t]*#\S/ : /^[ \t]*#/;
  const isCut = comment.test(source.slice(end));
  return [
    ...(isCut || /\S#\s/.test(text) ? [{ offset, what: HASH }] : []),
    ...(dash < 0 ? [] : [{ offset: isFirst ? offset : offset + dash, what: NO_DASH }]),
  ];
}
