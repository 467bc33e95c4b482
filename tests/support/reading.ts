import { onTestFinished } from "vitest";
import { readSite } from "../../src/owner/read.ts";
import { removeSite } from "./folders.ts";
import { OWNER_FILES, writeOwnerFiles } from "./owner-files.ts";

export const FACTS = "business.yaml";
export const HOME = "content/home.yaml";
export const DALLAS = "content/cities/dallas.yaml";
/** A city that the test files do not have. */
export const PLANO = "content/cities/plano.yaml";
export const KEYS = "content/services/keys.yaml";
export const REVIEWS = "content/reviews.yaml";

/** What is read of the test files, with some of them changed. */
export async function read(changes?: Parameters<typeof writeOwnerFiles>[0]) {
  const root = await writeOwnerFiles(changes);
  onTestFinished(() => removeSite(root));
  return readSite(root);
}

/** A file with the first occurrence of a text replaced. */
export function edited(file: string, from: string, to: string): Parameters<typeof writeOwnerFiles>[0] {
  const text = OWNER_FILES[file] ?? "";
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  return { [file]: text.replace(from, () => to) };
}
