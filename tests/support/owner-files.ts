import { readFileSync } from "node:fs";
import path from "node:path";
import { onTestFinished } from "vitest";
import { readSite } from "../../src/owner/read.ts";
import { filesIn } from "../../src/shared/files.ts";
import { FIXED_SITE_FILES, removeSite, writeSite } from "./folders.ts";

/* The fixed site (tests/site/): what an owner writes, for tests of what reads it. */

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
  FUEL: "content/services/no-fuel.yaml",
  ASHBY: "content/cities/ashby.yaml",
  MILTON: "content/cities/milton.yaml",
  /** A city that the files do not have. */
  NEWTOWN: "content/cities/newtown.yaml",
} as const;

const files = (await filesIn(FIXED_SITE_FILES)).map((name) => [
  name,
  readFileSync(path.join(FIXED_SITE_FILES, name), "utf8"),
]);

/**
 * The files of that business, by their path from the project's root; and what it lacks: an order of lists, and a
 * review.
 */
export const OWNER_FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(files),
  [FILES.LISTS]: `cities:
  - Milton
serviceArea:
  - Milton
footer:
  - county: Ashby County
    cities:
      - Milton
cityFooter:
  - Milton
  - Newtown
neighbors:
  - name: Newtown
    center: 43.3, -116.1
    label:
      side: east
`,
  [FILES.REVIEWS]: "- name: Ana\n  location: Milton, ID\n  text: Quick.\n  service: Keys\n",
};

/** A city's file: that of Ashby, with another name. */
export function cityFile(name: string, address = `/${name.toLowerCase()}`): string {
  return textOf(FILES.ASHBY)
    .replace("/ashby", address)
    .replaceAll(/Ashby(?! County)/g, name);
}

/** What a file has, with these changes. @throws {Error} if there is no such file. */
export function textOf(file: string, changes: Changes = {}): string {
  const text = { ...OWNER_FILES, ...changes }[file];
  if (text === undefined) throw new Error(`There is no ${file}`);
  return String(text);
}

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
  const text = textOf(file);
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  return { [file]: text.replace(from, () => to) };
}

/** business.yaml with other values, each as it is written after the field's colon; undefined leaves the field out. */
export function withFacts(facts: Readonly<Record<string, string | undefined>>): Changes {
  let text = textOf(FILES.FACTS);
  for (const [field, value] of Object.entries(facts)) {
    text = text.replace(new RegExp(`^${field}:.*\n(?:[ -].*\n)*`, "m"), "");
    if (value !== undefined) text += `${field}: ${value}\n`;
  }
  return { [FILES.FACTS]: text };
}

/** "a.yaml, line 3": where words are in a file, with these changes. */
export function placeOf(file: string, words: string, changes: Changes = {}): string {
  const [before = "", ...others] = textOf(file, changes).split(words);
  if (others.length === 0) throw new Error(`${file} has no ${words}`);
  return `${file}, line ${before.split("\n").length}`;
}

// What these files lack, such as a new field, would fail every test that reads them, each with a shorter path.
const root = await writeOwnerFiles();
const { problems } = readSite(root);
await removeSite(root);
if (problems.length > 0) throw new Error(problems.map((text) => `tests/site/${text}`).join("\n"));
