import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import path from "node:path";
import {
  type Document,
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
import { slipsIn } from "./yaml-slips.ts";

/** Which field or item of a file: names of fields, and numbers in lists. */
export type FieldPath = readonly PropertyKey[];

/** The most letters of a line and of a text. Nothing looks at a longer one, because that could take forever. */
const MOST_LETTERS = 3000;

function tooLong(line: number, length: number): string {
  return `line ${line}: it has ${length} letters; expected at most ${MOST_LETTERS} in one text`;
}

/** A file of business.yaml or content/: its texts, lists and fields, and the lines that they are in. */
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
    const long = this.#lines.flatMap(({ length }, index) =>
      length > MOST_LETTERS ? [tooLong(index + 1, length)] : [],
    );
    // Without types, so that 005431 keeps its zeros and "no" is a word: the schemas say what is a number.
    this.#document = parseDocument(long.length > 0 ? "" : (source ?? ""), {
      schema: "failsafe",
      lineCounter: this.#counter,
      prettyErrors: false,
    });
    this.problems =
      source === undefined
        ? [`${name}: its letters are not in UTF-8; save the file with the encoding UTF-8`]
        : long.length > 0
          ? long.map((said) => `${name}, ${said}`)
          : (this.#longTexts() ??
            slipsIn(this.#document, source).map(({ offset, what }) => this.#inLine(offset, what)));
    this.value = plain(this.problems.length > 0 ? null : this.#document.contents);
  }

  /** Reads a file of the project. */
  static read(root: string, name: string): YamlFile {
    return new YamlFile(name, readFileSync(path.join(root, name)));
  }

  /** A message about a value: the file, the line, the field, what is there, and what is wrong or expected. */
  message(field: FieldPath, text: string): string {
    const names = field.map((part) => (typeof part === "number" ? part + 1 : String(part))).join(" > ");
    const subject = names === "" ? "" : `${names}: ${shown(this.#document.getIn(field, true))} - `;
    return `${this.at(field)}: ${subject}${text}`;
  }

  /** The file and the line of a value, or of what it is missing from. */
  at(field: FieldPath): string {
    const offset = this.#offset(field);
    return offset === undefined ? this.name : `${this.name}, line ${this.#counter.linePos(offset).line}`;
  }

  /** Where a field's name or a list's item begins. */
  #offset(field: FieldPath): number | undefined {
    if (field.length === 0) return undefined;
    const above = field.slice(0, -1);
    const parent = this.#document.getIn(above, true);
    const last = field.at(-1);
    const node = isMap<Node>(parent)
      ? parent.items.find(({ key }) => isScalar(key) && key.value === last)?.key
      : isSeq<Node>(parent)
        ? parent.items[Number(last)]
        : undefined;
    return node?.range?.[0] ?? this.#offset(above);
  }

  /** A message for each text that is too long on all of its lines; undefined if there is none. */
  #longTexts(): string[] | undefined {
    const problems: string[] = [];
    visit(this.#document, {
      Scalar: (_, { value, range }) => {
        const { length } = String(value);
        const { line } = this.#counter.linePos(range?.[0] ?? 0);
        if (length > MOST_LETTERS) problems.push(`${this.name}, ${tooLong(line, length)}`);
      },
    });
    return problems.length > 0 ? problems : undefined;
  }

  /** A message about the line at an offset; the parser names the end of a file in the empty line after it. */
  #inLine(offset: number, what: string): string {
    const above = this.#lines.slice(0, this.#counter.linePos(offset).line);
    const index = above.findLastIndex((line) => line.trim() !== "");
    return `${this.name}, line ${index + 1}: ${above[index]?.trim().replaceAll(/\p{Cc}/gu, "\ufffd")} - ${what}`;
  }
}

/**
 * A file's text in UTF-8; undefined if it is not. Line ends become those of Unix, and the no-break, narrow and wide
 * spaces that programs put in become spaces. Spaces without a width and marks of direction, which come along when a
 * name is copied, go.
 */
function decode(content: Buffer): string | undefined {
  if (!isUtf8(content)) return undefined;
  return new TextDecoder()
    .decode(content)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/\p{Zs}/gu, " ")
    .replaceAll(/[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, "");
}

/** The values of a part of a document, without empty fields. */
function plain(node: unknown): unknown {
  if (isMap(node)) {
    const fields = node.items.map(({ key, value }): [string, unknown] => [String(key), plain(value)]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (isSeq(node)) return node.items.map((item) => plain(item) ?? "");
  if (!isScalar(node)) return undefined;
  const text = String(node.value);
  return node.type === Scalar.PLAIN && /^(?:|~|null)$/i.test(text) ? undefined : text;
}

/** A value as a message shows it. */
function shown(node: unknown): string {
  if (isMap(node)) return "fields";
  if (isSeq(node)) return node.items.length === 0 ? "an empty list" : "a list";
  const text = plain(node);
  return text === undefined ? "nothing" : `"${String(text).replaceAll(/\s+/g, " ").trim()}"`;
}
