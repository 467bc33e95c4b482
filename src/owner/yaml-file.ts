import { readFileSync } from "node:fs";
import path from "node:path";
import {
  CST,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  type ParsedNode,
  parseDocument,
  Scalar,
  visit,
} from "yaml";
import { fieldsOf } from "../shared/fields-of.ts";
import { decode } from "./decode.ts";
import { inWords, quotesNeeded } from "./yaml-problem.ts";

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
    const text = decode(content);
    const source = typeof text === "string" ? text : "";
    this.#lines = source.split("\n");
    // Without types, so that 005431 keeps its zeros and "no" is a word: the schemas say what is a number.
    this.#document = parseDocument(source, {
      schema: "failsafe",
      lineCounter: this.#counter,
      prettyErrors: false,
    });
    this.problems =
      typeof text === "string"
        ? this.#mistakes(source)
        : [
            `${name}, line ${text.badLine}: its letters are not in UTF-8; save the file with the encoding UTF-8`,
          ];
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

  /** The value at a place. */
  written(place: Place): unknown {
    return this.#document.getIn(place);
  }

  /** The file and the line of a value, or of what it is missing from. */
  at(place: Place): string {
    const offset = this.#offset(place);
    return offset === undefined ? this.name : `${this.name}, line ${this.#lineAt(offset)}`;
  }

  #lineAt(offset: number): number {
    return this.#counter.linePos(offset).line;
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

  #mistakes(source: string): string[] {
    const { errors } = this.#document;
    const repeated = errors.filter(({ code }) => code === "DUPLICATE_KEY");
    // Others often follow from the first, and that from words that were taken as a comment.
    const [first] = errors.filter((error) => !repeated.includes(error));
    const comments = commentsBehind(source).map((offset) => this.#lineAt(offset));
    if (comments.length > 0) return comments.map((line) => this.#inLine(line, AS_COMMENT));
    const found = (first ? [first] : repeated).map(({ code, message, pos: [offset] }) => {
      const start = message.startsWith("Missing closing") ? this.#lastQuote() : offset;
      const { line, text } = inWords(code, message, this.#lineAt(start), this.#lines);
      return `${this.name}, line ${line}: ${text}`;
    });
    return first ? found : [...found, ...this.#otherMeanings(source)];
  }

  /** What is wrong with a line: that its text must be in quotes, or else this. */
  #inLine(line: number, otherwise: string): string {
    const text = this.#lines[line - 1] ?? "";
    return `${this.name}, line ${line}: ${text.trim()} - ${quotesNeeded(text) ?? otherwise}`;
  }

  /** Where the last text in quotes begins. */
  #lastQuote(): number {
    let last = 0;
    visit(this.#document, {
      Scalar: (_, { type, range }) => {
        if (type !== Scalar.PLAIN) last = range?.[0] ?? last;
      },
    });
    return last;
  }

  /** Mistakes that YAML accepts: texts that it reads as marks of its own, and list items that it adds to the text above. */
  #otherMeanings(source: string): string[] {
    const found: string[] = [];
    visit(this.#document, {
      Node: (_, node) => {
        const [start = 0, end = start] = node.range ?? [];
        const isMarked = isAlias(node) || node.anchor !== undefined || node.tag !== undefined;
        if (isMarked || (isMap(node) && node.flow))
          found.push(this.#inLine(this.#lineAt(start), FARTHER_ITEM));
        if (!isScalar(node) || node.type !== Scalar.PLAIN) return;
        const item = source.slice(start, end).search(/\n\s*-/);
        if (item >= 0) found.push(this.#inLine(this.#lineAt(start + item) + 1, FARTHER_ITEM));
      },
    });
    return found;
  }
}

const AS_COMMENT = "what follows # would not be read; put a comment in its own line";

const FARTHER_ITEM = "begins farther to the right than the other items of its list";

/** Control characters that the lexer puts before what follows. They are not in the source. */
const MARKS: ReadonlySet<string> = new Set([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);

/** Where comments are that have something before them in their line. */
function commentsBehind(source: string): number[] {
  const found: number[] = [];
  let offset = 0;
  let isText = false;
  for (const token of new Lexer().lex(source)) {
    const line = source.slice(source.lastIndexOf("\n", offset - 1) + 1, offset);
    if (!isText && token.startsWith("#") && line.trim() !== "") found.push(offset);
    isText = token === CST.SCALAR;
    if (!MARKS.has(token)) offset += token.length;
  }
  return found;
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

const MOST_SHOWN = 70;

/** A value as a message shows it. */
function shown(node: unknown): string {
  if (isMap(node)) return "fields";
  if (isSeq(node)) return node.items.length === 0 ? "an empty list" : "a list";
  if (plain(node) === undefined) return "nothing";
  const text = String(fieldsOf(node).value);
  return `"${text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text}"`;
}
