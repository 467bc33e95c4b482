import { type Dirent, existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { fieldsOf } from "../shared/fields-of.ts";
import { LEFT_ALONE } from "../shared/files.ts";
import { checkContent, valuesOfFields } from "./content-file.ts";
import { repeated, type Written } from "./names.ts";
import type { TokenValues } from "./tokens.ts";
import { type Place, YamlFile } from "./yaml-file.ts";

/** A file of a folder, and what it holds. */
export interface FileOf<Content> {
  file: YamlFile;
  content: Content;
}

const NOT_READ =
  "is not read; cities are .yaml files in content/cities/, services in content/services/; move anything else out of content/";

/** Opens the owner's files, and collects what is wrong with them. */
export class Reader {
  readonly problems: string[] = [];
  readonly #root: string;
  readonly #files = new Map<string, YamlFile>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Reads a file that must be there. */
  content<S extends z.ZodType>(
    name: string,
    schema: S,
    values: (place: Place) => TokenValues,
  ): FileOf<z.output<S>> | undefined {
    if (!existsSync(path.join(this.#root, name))) {
      this.problems.push(`${name}: there is no such file; take it from the project as you got it`);
      return undefined;
    }
    const file = YamlFile.read(this.#root, name);
    this.#files.set(name, file);
    this.problems.push(...file.problems);
    if (file.problems.length > 0) return undefined;
    const { content, problems } = checkContent(file, schema, values);
    this.problems.push(...problems);
    return content === undefined ? undefined : { file, content };
  }

  /** Reads every file of a folder. */
  folder<S extends z.ZodType>(name: string, schema: S, values: TokenValues): FileOf<z.output<S>>[] {
    return this.namesIn(name, (entry) => !entry.isDirectory() && entry.name.endsWith(".yaml")).flatMap(
      (file) => this.content(`${name}/${file}`, schema, () => values) ?? [],
    );
  }

  /** What is read of a folder. What else is in it is a problem, except for what systems and editors leave behind. */
  namesIn(name: string, isRead: (entry: Dirent) => boolean): string[] {
    const folder = path.join(this.#root, name);
    const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
    const others = entries.filter((entry) => !isRead(entry) && !LEFT_ALONE.test(entry.name));
    this.problems.push(...others.map((entry) => `${name}/${entry.name}: ${NOT_READ}`).toSorted());
    return entries
      .filter((entry) => isRead(entry) && !LEFT_ALONE.test(entry.name))
      .map((entry) => entry.name)
      .toSorted();
  }

  /** What is written in fields of these names, in all files. */
  written(fields: readonly string[]): Written[] {
    return [...this.#files.values()].flatMap((file) => valuesOfFields(file, fields));
  }

  /** Names what only one page may have. */
  checkRepeated(): void {
    const pages = [...this.#files.values()].filter(({ name }) => /\/(?:cities|services)\//.test(name));
    const names = pages.flatMap((file) => ownFields(file, ["name", "title", "description"]));
    this.problems.push(...repeated(names), ...repeated(this.written(["addresses", "formerly"])));
  }

  /** Names what a list has that is not known. */
  checkNames(file: YamlFile, place: Place, names: readonly string[], known: readonly string[]): void {
    for (const [index, name] of names.entries()) {
      if (!known.includes(name))
        this.problems.push(file.message([...place, index], "nothing has this name; correct or remove it"));
    }
  }
}

/** The fields of a page itself, not those of its parts. */
function ownFields(file: YamlFile, fields: readonly string[]): Written[] {
  return fields.flatMap((field) => {
    const value: unknown = fieldsOf(file.value)[field];
    return typeof value === "string" ? [{ value, at: file.at([field]) }] : [];
  });
}
