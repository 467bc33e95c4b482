import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import path from "node:path";
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type ParsedNode,
  parseDocument,
  Scalar,
  visit,
} from "yaml";
import { fieldsOf } from "../shared/fields-of.ts";
import { firstGroup } from "../shared/text.ts";

/** A place in a file: names of fields, and numbers in lists. */
export type Place = readonly PropertyKey[];

/** A file of business.yaml or content/: its values, all of them texts, lists and fields, and the lines that they are in. */
export class YamlFile {
  /** The file's path from the project's root, with "/" between names. */
  readonly name: string;
  /** What the file holds; undefined if it is empty. An empty field is as good as none, so it is left out. */
  readonly value: unknown;
  /** One message for each mistake because of which the file cannot be read. */
  readonly problems: readonly string[];

  readonly #lines: readonly string[];
  readonly #counter = new LineCounter();
  readonly #document: Document<ParsedNode>;

  constructor(name: string, content: Buffer) {
    this.name = name;
    const source = decode(content);
    this.#lines = source?.split("\n") ?? [];
    // Without types, so that 005431 keeps its zeros and "no" is a word: the schemas say what is a number.
    this.#document = parseDocument(source ?? "", {
      schema: "failsafe",
      lineCounter: this.#counter,
      prettyErrors: false,
    });
    this.problems =
      source === undefined
        ? [`${name}: its letters are not in UTF-8; save the file with the encoding UTF-8`]
        : this.#mistakes(source);
    this.value = this.problems.length > 0 ? undefined : plain(this.#document.contents);
  }

  /** Reads a file of the project. */
  static read(root: string, name: string): YamlFile {
    return new YamlFile(name, readFileSync(path.join(root, name)));
  }

  /** A message about a value: the file, the line, the field, what is there, and what is wrong or expected. */
  message(place: Place, text: string): string {
    const field = place.map((part) => (typeof part === "number" ? part + 1 : String(part))).join(" > ");
    const subject = field === "" ? "" : `${field}: ${shown(this.#document.getIn(place, true))} - `;
    return `${this.at(place)}: ${subject}${text}`;
  }

  /** The file and the line of a value, or of what it is missing from. */
  at(place: Place): string {
    const offset = this.#offset(place);
    return offset === undefined ? this.name : `${this.name}, line ${this.#counter.linePos(offset).line}`;
  }

  /** Where a field's name or a list's item begins. */
  #offset(place: Place): number | undefined {
    if (place.length === 0) return undefined;
    const above = place.slice(0, -1);
    const parent = above.length === 0 ? this.#document.contents : this.#document.getIn(above, true);
    const last = place.at(-1);
    const node = isMap<Node>(parent)
      ? parent.items.find(({ key }) => isScalar(key) && key.value === last)?.key
      : isSeq<Node>(parent)
        ? parent.items[Number(last)]
        : undefined;
    return node?.range?.[0] ?? this.#offset(above);
  }

  /** The first mistake that the parser finds, from which others often follow; otherwise those that it accepts. */
  #mistakes(source: string): string[] {
    const [error] = this.#document.errors;
    if (error === undefined) return this.#otherMeanings(source);
    // That a quotation mark is missing is found at the end of the file.
    const mark = firstGroup(/^Missing closing (["'])/, error.message);
    return [this.#inLine(mark ? source.lastIndexOf(mark) : error.pos[0], error.message)];
  }

  #inLine(offset: number, what: string): string {
    const { line } = this.#counter.linePos(offset);
    return `${this.name}, line ${line}: ${this.#lines[line - 1]?.trim()} - ${what}; expected ${FORM}`;
  }

  /** Texts that YAML reads as marks of its own or cuts at a #, and list items that it adds to the text above. */
  #otherMeanings(source: string): string[] {
    const found: string[] = [];
    visit(this.#document, {
      Node: (_, node) => {
        const [start = 0, end = start] = node.range ?? [];
        if (isAlias(node) || node.anchor !== undefined || node.tag !== undefined)
          found.push(this.#inLine(start, "YAML reads the sign at its start as a mark"));
        if (!isScalar(node)) return;
        if (/^[ \t]*#/.test(source.slice(end)))
          found.push(this.#inLine(end, "what follows # would not be read"));
        const item = node.type === Scalar.PLAIN ? source.slice(start, end).search(/\n\s*-/) : -1;
        if (item >= 0) found.push(this.#inLine(start + item + 1, "YAML adds this to the text above"));
      },
    });
    return found;
  }
}

const FORM =
  'each field once, as name: text or name: "text with : or #", and each item as - text, right below the one before';

/**
 * A file's text in UTF-8; undefined if it is not. Line ends become those of Unix, and the no-break spaces that word
 * processors put in become spaces.
 */
function decode(content: Buffer): string | undefined {
  if (!isUtf8(content)) return undefined;
  return new TextDecoder().decode(content).replaceAll("\r\n", "\n").replaceAll("\u00a0", " ");
}

/** The values of a part of a document, without empty fields. */
function plain(node: unknown): unknown {
  if (isMap(node)) {
    const fields = node.items.map(({ key, value }): [string, unknown] => [String(key), plain(value)]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (isSeq(node)) return node.items.map((item) => plain(item) ?? "");
  if (!isScalar(node)) return undefined;
  return node.type === Scalar.PLAIN && /^(?:|~|null)$/i.test(String(node.value))
    ? undefined
    : String(node.value);
}

/** A value as a message shows it. */
function shown(node: unknown): string {
  if (isMap(node)) return "fields";
  if (isSeq(node)) return node.items.length === 0 ? "an empty list" : "a list";
  return plain(node) === undefined ? "nothing" : `"${fieldsOf(node).value}"`;
}
