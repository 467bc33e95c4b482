import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";

/** YAML as the site reads it: all values are texts. */
export const FAILSAFE = { schema: "failsafe" } as const;

/** A folder of the copied project, which an owner edits. */
export type EditableFolder = ReturnType<typeof openFolder>;

/** Opens a folder for changes; each must find what it is to change. */
export function openFolder(folder: string) {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const change = (file: string, what: unknown, by: (text: string) => string) => {
    const text = read(file);
    const changed = by(text);
    if (changed === text) throw new Error(`${file} no longer has ${what}: correct tests/owner-edits/`);
    write(file, changed);
  };
  return {
    root: folder,
    read,
    write,
    change,
    remove: (file: string) => rmSync(path.join(folder, file)),
    /** Gives fields of a file other values. */
    set(file: string, values: Readonly<Record<string, unknown>>): void {
      const document = parseDocument(read(file), FAILSAFE);
      for (const [field, value] of Object.entries(values)) {
        if (!document.has(field))
          throw new Error(`${file} no longer has ${field}: correct tests/owner-edits/`);
        document.set(field, document.createNode(value));
      }
      write(file, String(document));
    },
    /** Replaces words of a file everywhere in it. */
    replace(file: string, changes: Readonly<Record<string, string>>): void {
      for (const [from, to] of Object.entries(changes))
        change(file, from, (text) => text.replaceAll(from, to));
    },
    cut: (file: string, part: RegExp) => change(file, part, (text) => text.replace(part, "")),
  };
}
