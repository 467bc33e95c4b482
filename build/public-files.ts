import { existsSync } from "node:fs";
import path from "node:path";
import { addressOfFile, filesIn, LEFT_ALONE } from "../src/shared/files.ts";

/** The folder of the owner's files that are served as they are. */
export const PUBLIC_FOLDER = "public";

/** Files that are there for hosts, or by another name than their address. No host sends them. */
const NOT_SENT = /^_|\.(br|gz)$|(^|\/)index\.html$/;

/** The owner's files that are served as they are, by their paths in their folder. */
export async function publicFiles(root: string): Promise<string[]> {
  const folder = path.join(root, PUBLIC_FOLDER);
  const names = existsSync(folder) ? await filesIn(folder) : [];
  return names.filter((name) => !LEFT_ALONE.test(name)).toSorted();
}

/**
 * Checks that each of the owner's files can be served, and hides nothing of the site.
 * @param others Every other file of the built site.
 * @returns One line for each file that cannot.
 */
export function checkPublicFiles(names: readonly string[], others: readonly string[]): string[] {
  // Some systems do not distinguish capital letters in the names of files.
  const comparable = (name: string) => `${addressOfFile(name).toLowerCase()}/`;
  return names.flatMap((name) => {
    const own = comparable(name);
    const hidden = others.find((other) => {
      const taken = comparable(other);
      return taken !== "//" && (taken.startsWith(own) || own.startsWith(taken));
    });
    const problem =
      (hidden !== undefined && `it would hide ${hidden} of the site; give it another name.`) ||
      (NOT_SENT.test(name) && "hosts do not send a file of this name; give it another.") ||
      (name.startsWith("assets/") && "browsers keep what is in assets/ for a year; use another folder.") ||
      (/[^\w./-]/.test(name) &&
        "some hosts do not send it; use Latin letters, digits, hyphens and underscores.");
    return problem ? [`${PUBLIC_FOLDER}/${name}: ${problem}`] : [];
  });
}
