import { readFileSync } from "node:fs";
import path from "node:path";
import { onTestFinished } from "vitest";
import { readSite } from "../../src/owner/read.ts";
import { filesIn } from "../../src/shared/files.ts";
import { removeSite, writeSite } from "./folders.ts";

/* A small business with one service and two cities: what an owner writes, for tests of what reads it. */

/** Files by the names that tests have for them. */
export const FILES = {
  FACTS: "business.yaml",
  HOME: "content/home.yaml",
  PAGES: "content/pages.yaml",
  CLAIMS: "content/claims.yaml",
  EXAMPLE: "content/example.yaml",
  LISTS: "content/lists.yaml",
  REVIEWS: "content/reviews.yaml",
  ARTICLES: "content/articles.yaml",
  KEYS: "content/services/keys.yaml",
  ASHBY: "content/cities/ashby.yaml",
  MILTON: "content/cities/milton.yaml",
  /** A city that the files do not have. */
  NEWTOWN: "content/cities/newtown.yaml",
} as const;

const { ASHBY, MILTON } = FILES;
const FOLDER = path.resolve(import.meta.dirname, "../site");

const files = (await filesIn(FOLDER)).map((name) => [name, readFileSync(path.join(FOLDER, name), "utf8")]);

const ashby = readFileSync(path.join(FOLDER, ASHBY), "utf8");

/** A city's file. */
export function cityFile(name: string, address = `/${name.toLowerCase()}`): string {
  return ashby.replace("/ashby", address).replaceAll(/Ashby(?! County)/g, name);
}

/** The files of that business, by their path from the project's root. */
export const OWNER_FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(files),
  [MILTON]: cityFile("Milton"),
};

/** Some of the files changed, added, or left out (undefined). */
type Changes = Readonly<Record<string, string | Buffer | undefined>>;

/** Writes the files into a new temporary folder, with these changes. */
export async function writeOwnerFiles(changes: Changes = {}): Promise<string> {
  const all = Object.entries({ ...OWNER_FILES, ...changes });
  return await writeSite(
    Object.fromEntries(all.flatMap(([name, content]) => (content === undefined ? [] : [[name, content]]))),
  );
}

/** What is read of the files, with these changes, in a test. `now`: by default, today's notice is over. */
export async function read(changes?: Changes, now?: number) {
  const root = await writeOwnerFiles(changes);
  onTestFinished(() => removeSite(root));
  return readSite(root, now);
}

/** A file with the first occurrence of a text replaced. */
export function edited(file: string, from: string, to: string): Changes {
  const text = OWNER_FILES[file] ?? "";
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  return { [file]: text.replace(from, () => to) };
}

// What these files lack, such as a new field, would fail every test that reads them, each with a shorter path.
const root = await writeOwnerFiles();
const { problems } = readSite(root);
await removeSite(root);
if (problems.length > 0) throw new Error(problems.map((text) => `tests/site/${text}`).join("\n"));
