import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A folder of the copied project, which an owner edits. */
export type EditableFolder = ReturnType<typeof openFolder>;

/** Opens a folder for changes; each must find what it is to change. */
export function openFolder(folder: string) {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  const change = (file: string, what: unknown, by: (text: string) => string) => {
    const text = read(file);
    const changed = by(text);
    if (changed === text) throw new Error(`${file} has no ${what} any more: mend tests/owner-edits/edits.ts`);
    write(file, changed);
  };
  return {
    read,
    write,
    remove: (file: string) => rmSync(path.join(folder, file)),
    /** Gives fields of a file other values, each where it occurs first. */
    set(file: string, values: Readonly<Record<string, unknown>>): void {
      for (const [field, value] of Object.entries(values)) {
        // To the end of its line, or to the line that closes it.
        const old = new RegExp(`(?<=\\b${field}:\\s+)(?:\\{\\n.*?^ *\\}|.*?)(?=,$)`, "ms");
        change(file, field, (text) => text.replace(old, () => JSON.stringify(value)));
      }
    },
    /** Replaces words of a file everywhere in it. */
    replace(file: string, changes: Readonly<Record<string, string>>): void {
      for (const [from, to] of Object.entries(changes))
        change(file, from, (text) => text.replaceAll(from, to));
    },
    cut: (file: string, part: RegExp) => change(file, part, (text) => text.replace(part, "")),
  };
}
