import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";

/** YAML as the site reads it: all values are texts. */
export const FAILSAFE = { schema: "failsafe" } as const;

/** A folder of the copied project, which an owner edits. */
export type EditableFolder = ReturnType<typeof openFolder>;

/** Opens a folder for changes; each must find what it is to change. */
export function openFolder(root: string) {
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const missing = (file: string, what: unknown) =>
    new Error(`${file} no longer has ${what}: correct tests/owner-edits/`);
  /** Replaces a text everywhere in a file, or a part that is described. */
  const replace = (file: string, from: string | RegExp, to: string) => {
    const text = read(file);
    const changed = typeof from === "string" ? text.replaceAll(from, to) : text.replace(from, to);
    if (changed === text) throw missing(file, from);
    write(file, changed);
  };
  return {
    root,
    read,
    write,
    replace,
    cut: (file: string, part: RegExp) => replace(file, part, ""),
    remove: (file: string) => rmSync(path.join(root, file)),
    /** Gives fields of a file other values. */
    set(file: string, values: Readonly<Record<string, unknown>>): void {
      const document = parseDocument(read(file), FAILSAFE);
      for (const [field, value] of Object.entries(values)) {
        if (!document.has(field)) throw missing(file, field);
        document.set(field, document.createNode(value));
      }
      write(file, String(document));
    },
  };
}
