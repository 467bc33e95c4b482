import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../src/shared/files.ts";
import { writeSite } from "./folders.ts";

/* A small business with one service and two cities: what an owner writes, for tests of what reads it. */

const FOLDER = path.join(import.meta.dirname, "owner");

const files = (await filesIn(FOLDER)).map((name) => [name, readFileSync(path.join(FOLDER, name), "utf8")]);

const dallas = readFileSync(path.join(FOLDER, "content/cities/dallas.yaml"), "utf8");

/** A city's file. */
export function cityFile(name: string, address = `/${name.toLowerCase()}`): string {
  return dallas.replace("/dallas", address).replaceAll(/Dallas(?! County)/g, name);
}

/** The files of that business, by their path from the project's root. */
export const OWNER_FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(files),
  "content/cities/irving.yaml": cityFile("Irving"),
};

/** Writes the files into a new temporary folder, some of them changed, added, or left out (undefined). */
export async function writeOwnerFiles(
  changes: Readonly<Record<string, string | Buffer | undefined>> = {},
): Promise<string> {
  const all = Object.entries({ ...OWNER_FILES, ...changes });
  return await writeSite(
    Object.fromEntries(all.flatMap(([name, content]) => (content === undefined ? [] : [[name, content]]))),
  );
}
