import { type Dirent, existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { fieldsOf } from "../shared/fields-of.ts";
import { LEFT_ALONE } from "../shared/files.ts";
import { escaped, firstGroup } from "../shared/text.ts";
import { repeated, type Written } from "./names.ts";
import { inWords, issuesIn, type Problem, whyUnread } from "./problems.ts";
import { fillTokens, type TokenValues, unknownTokens } from "./tokens.ts";
import { curly, TEMPLATE_BRACKETS, unbracketed } from "./values.ts";
import { type FieldPath, YamlFile } from "./yaml-file.ts";

/** A file of a folder, and what it holds. */
export interface FileOf<Content> {
  file: YamlFile;
  content: Content;
}

const NOT_READ =
  "is not read; cities are .yaml files in content/cities/, services in content/services/; move anything else out of content/";

const NO_FILE_NAME =
  "is not read; if it is a copy, delete it, otherwise give it a name of letters, digits and hyphens, like boise.yaml";

/** Opens the owner's files, and collects what is wrong with them. */
export class Reader {
  readonly problems: string[] = [];
  readonly #root: string;
  /** Each file, and what it holds with each token filled in. */
  readonly #files: FileOf<unknown>[] = [];

  constructor(root: string) {
    this.#root = root;
  }

  /** Reads a file that must be there. */
  content<S extends z.ZodType>(
    name: string,
    schema: S,
    valuesAt: (field: FieldPath, fields: Readonly<Record<string, unknown>>) => TokenValues,
  ): FileOf<z.output<S>> | undefined {
    if (!existsSync(path.join(this.#root, name))) {
      this.problems.push(`${name}: there is no such file; rename yours, or take it from the project as you got it`);
      return undefined;
    }
    const file = this.#tryTo(name, () => YamlFile.read(this.#root, name));
    if (file === undefined) return undefined;
    this.problems.push(...file.problems);
    if (file.problems.length > 0) return undefined;
    const values = (field: FieldPath) => valuesAt(field, fieldsOf(file.value));
    const content = filled(file.value, values);
    this.#files.push({ file, content });
    const { data, error } = schema.safeParse(content, { error: inWords });
    // The schema knows best what a value should be: what else is wrong with the value may follow from that.
    const problems = onePerField([...(error ? issuesIn(error) : []), ...wrongTexts(file, values)]);
    this.problems.push(...problems.map(({ field, text }) => file.message(field, text)));
    return data === undefined || problems.length > 0 ? undefined : { file, content: data };
  }

  /** Reads every file of a folder. */
  folder<S extends z.ZodType>(
    name: string,
    schema: S,
    values: (fields: Readonly<Record<string, unknown>>) => TokenValues,
  ): FileOf<z.output<S>>[] {
    const names = this.namesIn(name, (entry) => !entry.isDirectory() && entry.name.endsWith(".yaml"));
    // Without their endings, so that a copy is not named before what it was copied from: "boise" before "boise copy".
    const stems = names.map((file) => file.replace(/\.yaml$/, "")).sort((a, b) => a.localeCompare(b, "en"));
    return stems.flatMap((stem) => {
      if (/^[\w-]+$/.test(stem))
        return this.content(`${name}/${stem}.yaml`, schema, (_, fields) => values(fields)) ?? [];
      this.problems.push(`${name}/${stem}.yaml: ${NO_FILE_NAME}`);
      return [];
    });
  }

  /** What is read of a folder. What else is in it is a problem, except for what systems and editors leave behind. */
  namesIn(name: string, isRead: (entry: Dirent) => boolean): string[] {
    const folder = path.join(this.#root, name);
    const all = existsSync(folder) ? this.#tryTo(name, () => readdirSync(folder, { withFileTypes: true })) : undefined;
    const entries = (all ?? [])
      .filter(({ name }) => !LEFT_ALONE.test(name))
      .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
    for (const entry of entries) if (!isRead(entry)) this.problems.push(`${name}/${entry.name}: ${NOT_READ}`);
    return entries.filter(isRead).map((entry) => entry.name);
  }

  /** Reads a file or folder, unless that is impossible. */
  #tryTo<Content>(name: string, read: () => Content): Content | undefined {
    try {
      return read();
    } catch (error) {
      this.problems.push(`${name}: ${whyUnread(error)}`);
      return undefined;
    }
  }

  /** What is written in fields of these names, in all files. */
  written(fields: readonly string[]): Written[] {
    return this.#files.flatMap(({ file }) => valuesOfFields(file, fields));
  }

  /** Every text as pages show it. */
  shown(): Written[] {
    return this.#files.flatMap(({ file, content }) =>
      textsIn(content).map(({ field, text }) => ({
        value: curly(text.replaceAll(/\s+/g, " ").trim()),
        at: file.at(field),
      })),
    );
  }

  /** Reports titles, descriptions and addresses that two pages have. */
  checkRepeated(): void {
    const pages = this.#files.filter(({ file }) => /\/(?:cities|services)\//.test(file.name));
    const texts = pages.flatMap((page) => ownFields(page, ["title", "description"]));
    this.problems.push(...repeated(texts), ...repeated(this.written(["addresses", "formerly"])));
  }

  /** One line for each file with texts that have one of these words, in any letters. */
  naming(words: readonly string[]): string[] {
    if (words.length === 0) return [];
    const word = new RegExp(`(?<![\\p{L}\\d])(${words.map(escaped).join("|")})(?![\\p{L}\\d])`, "iu");
    return this.#files.flatMap(({ file }) => {
      // Earlier addresses of a page are what they were.
      const found = textsIn(file.value).filter(({ field, text }) => !field.includes("formerly") && word.test(text));
      const lines = found.map(
        ({ field, text }) => `${file.at(field).replace(/^.*, /, "")} (${firstGroup(word, text)})`,
      );
      return found.length === 0 || file.name === "content/example.yaml" ? [] : [`${file.name}, ${lines.join(", ")}`];
    });
  }

  /** Reports names in a list that are unknown, or in it twice. */
  checkNames(file: YamlFile, field: FieldPath, names: readonly string[], known: readonly string[]): void {
    for (const [index, name] of names.entries()) {
      const problem =
        (!known.includes(name) && "nothing has this name; correct or remove it") ||
        (names.indexOf(name) < index && "is in this list already; remove it");
      if (problem) this.problems.push(file.message([...field, index], problem));
    }
  }
}

/** The fields of a page itself, not those of its parts. */
function ownFields({ file, content }: FileOf<unknown>, fields: readonly string[]): Written[] {
  return fields.flatMap((field) => {
    const value: unknown = fieldsOf(content)[field];
    return typeof value === "string" ? [{ value, at: file.at([field]) }] : [];
  });
}

/** What no page should show: a fact in wrong brackets, {phone} or <phone, HTML such as &amp;, and Markdown. */
const MARKUP = /\{\w+\}|<[a-z]\w+(?=$|[^\w<>][^<>]*(?:$|<))|&(?:#\d+|amp|apos|gt|lt|nbsp|quot);|\*\*|\]\(/gi;
const NO_TOKEN = "is not the name of a claim or fact; correct or remove it";
const NO_MARKUP = "would be shown as it is: facts are written like <phone>, and texts have no HTML or Markdown";

/** Texts with a token that is none, or with what only a template may have. */
function wrongTexts(file: YamlFile, values: (field: FieldPath) => TokenValues): Problem[] {
  const isDraft = /^(?:true|yes)$/i.test(String(fieldsOf(file.value).draft));
  return textsIn(file.value).flatMap(({ field, text }) => {
    const found = [
      ...unknownTokens(text, values(field)).map((token) => `${token} ${NO_TOKEN}`),
      ...Array.from(text.matchAll(MARKUP), ([mark]) => `${mark} ${NO_MARKUP}`),
      ...(!isDraft && TEMPLATE_BRACKETS.test(text)
        ? ["is still the template's text; expected your own, without (( ))"]
        : []),
    ];
    return found.map((text) => ({ field, text }));
  });
}

/** The first problem of each field, in the order of the file. */
function onePerField(problems: readonly Problem[]): Problem[] {
  return [
    ...new Map(problems.toReversed().map((problem) => [JSON.stringify(problem.field), problem])).values(),
  ].reverse();
}

/** Fills each part of a file with the values that hold there. */
function filled(value: unknown, values: (field: FieldPath) => TokenValues): unknown {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return fillTokens(value, values([]));
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([name, part]) => [name, fillTokens(part, values([name]))]),
  );
}

/** The values of fields with these names, however deep: one by one, where a field is a list. */
function valuesOfFields(file: YamlFile, fields: readonly string[]): Written[] {
  return textsIn(file.value)
    .filter(({ field }) => fields.includes(String(field.findLast((part) => typeof part === "string"))))
    .map(({ field, text }) => ({ value: unbracketed(text), at: file.at(field) }));
}

/** Every text in a part of a file, and where it is. */
function textsIn(value: unknown, field: FieldPath = []): { field: FieldPath; text: string }[] {
  if (typeof value === "string") return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...field, index]));
  return Object.entries(fieldsOf(value)).flatMap(([name, part]) => textsIn(part, [...field, name]));
}
