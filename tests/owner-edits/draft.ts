import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** A copy of the project under an owner's hands. */
export interface Draft {
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
  remove(file: string): Promise<void>;
  /** Gives fields of a file other values, where each first stands. */
  set(file: string, values: Readonly<Record<string, unknown>>): Promise<void>;
  /** Replaces words of a file by others, wherever they stand in it. */
  replace(file: string, changes: Readonly<Record<string, string>>): Promise<void>;
  /** The same in every file of a folder that has the words. */
  replaceIn(folder: string, changes: Readonly<Record<string, string>>): Promise<void>;
  cut(file: string, part: RegExp): Promise<void>;
}

/** Opens a folder for changes. */
export function openDraft(root: string): Draft {
  const read = (file: string) => readFile(path.join(root, file), "utf8");
  const write = (file: string, text: string) => writeFile(path.join(root, file), text);
  /** Changes a file by a function, which must find what it is to change. */
  const change = async (file: string, what: string, by: (text: string) => string) => {
    const text = await read(file);
    const changed = by(text);
    if (changed === text) throw new Error(`${file} has no ${what} any more: mend tests/owner-edits/edits.ts`);
    await write(file, changed);
  };
  return {
    read,
    write,
    remove: (file) => rm(path.join(root, file)),
    async set(file, values) {
      for (const [field, value] of Object.entries(values)) {
        // To the end of its line, or to the line that closes it.
        const old = new RegExp(`(?<=\\b${field}:\\s+)(?:\\{\\n.*?^ *\\}|.*?)(?=,$)`, "ms");
        await change(file, field, (text) => text.replace(old, () => JSON.stringify(value)));
      }
    },
    async replace(file, changes) {
      for (const [from, to] of Object.entries(changes))
        await change(file, from, (text) => text.replaceAll(from, to));
    },
    async replaceIn(folder, changes) {
      const names = await readdir(path.join(root, folder), { recursive: true });
      for (const file of names
        .filter((name) => name.endsWith(".ts"))
        .map((name) => path.join(folder, name))) {
        const text = await read(file);
        const changed = Object.entries(changes).reduce((all, [from, to]) => all.replaceAll(from, to), text);
        if (changed !== text) await write(file, changed);
      }
    },
    cut: (file, part) => change(file, String(part), (text) => text.replace(part, "")),
  };
}
