import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** A copy of the project under an owner's hands. */
export type Draft = ReturnType<typeof openDraft>;

type Changes = Readonly<Record<string, string>>;

/** Opens a folder for changes. */
export function openDraft(root: string) {
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
    remove: (file: string) => rm(path.join(root, file)),
    /** Gives fields of a file other values, where each first stands. */
    async set(file: string, values: Readonly<Record<string, unknown>>): Promise<void> {
      for (const [field, value] of Object.entries(values)) {
        // To the end of its line, or to the line that closes it.
        const old = new RegExp(`(?<=\\b${field}:\\s+)(?:\\{\\n.*?^ *\\}|.*?)(?=,$)`, "ms");
        await change(file, field, (text) => text.replace(old, () => JSON.stringify(value)));
      }
    },
    /** Replaces words of a file by others, wherever they stand in it. */
    async replace(file: string, changes: Changes): Promise<void> {
      for (const [from, to] of Object.entries(changes))
        await change(file, from, (text) => text.replaceAll(from, to));
    },
    /** The same in every file of a folder that has the words. */
    async replaceIn(folder: string, changes: Changes): Promise<void> {
      const names = await readdir(path.join(root, folder), { recursive: true });
      for (const name of names.filter((name) => name.endsWith(".ts"))) {
        const file = path.join(folder, name);
        const text = await read(file);
        const changed = Object.entries(changes).reduce((all, [from, to]) => all.replaceAll(from, to), text);
        if (changed !== text) await write(file, changed);
      }
    },
    cut: (file: string, part: RegExp) => change(file, String(part), (text) => text.replace(part, "")),
  };
}
