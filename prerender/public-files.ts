import { type Dirent, existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { CorrectionError, whyUnread } from "../src/owner/problems.ts";
import { addressOfFile, filesIn, LEFT_ALONE } from "../src/shared/files.ts";

/** The folder of the owner's files that are served as they are. */
const PUBLIC_FOLDER = "public";

const HEADING = "The site has problems";

/** Files that no host sends under their own name. */
const NOT_SENT = /^_|\.(br|gz)$|(^|\/)index\.html$/;

/**
 * The owner's files that are served as they are, by their paths in their folder.
 * @throws {CorrectionError} that names what cannot be copied.
 */
export async function readPublicFiles(root: string): Promise<Record<string, Buffer>> {
  const folder = path.join(root, PUBLIC_FOLDER);
  if (!existsSync(folder)) return {};
  const namesOf = async (isWanted: (entry: Dirent) => boolean) => {
    const names = await filesIn(folder, isWanted).catch(refuse(PUBLIC_FOLDER));
    return names.filter((name) => !LEFT_ALONE.test(name)).toSorted();
  };
  const links = await namesOf((entry) => entry.isSymbolicLink());
  correct(links.map((name) => `${PUBLIC_FOLDER}/${name}: is a link; put the file itself there.`));
  const files: Record<string, Buffer> = {};
  for (const name of await namesOf((entry) => entry.isFile()))
    files[name] = await readFile(path.join(folder, name)).catch(refuse(`${PUBLIC_FOLDER}/${name}`));
  return files;
}

function refuse(name: string) {
  return (error: unknown): never => {
    throw new CorrectionError(HEADING, [`${name}: ${whyUnread(error)}`]);
  };
}

/** @throws {CorrectionError} if there is any problem. */
function correct(problems: readonly string[]): void {
  if (problems.length > 0) throw new CorrectionError(HEADING, problems);
}

/**
 * Checks that each of the owner's files can be served, and hides nothing of the site.
 * @param others Every other file of the built site.
 * @throws {CorrectionError} with one line for each file that cannot.
 */
export function checkPublicFiles(names: readonly string[], others: readonly string[]): void {
  // Some systems do not distinguish capital letters in the names of files.
  const comparable = (name: string) => `${addressOfFile(name).toLowerCase()}/`;
  const problems = names.flatMap((name) => {
    const own = comparable(name);
    const hidden = others.find((other) => {
      const taken = comparable(other);
      return taken !== "//" && (taken.startsWith(own) || own.startsWith(taken));
    });
    const problem =
      (hidden !== undefined && `it would hide ${hidden} of the site; give it another name.`) ||
      (NOT_SENT.test(name) && "hosts do not send a file of this name; give it another.") ||
      (name.startsWith("assets/") && "browsers keep what is in assets/ for a year; use another folder.") ||
      (/[^\w./-]/.test(name) && "some hosts do not send it; use Latin letters, digits, hyphens and underscores.");
    return problem ? [`${PUBLIC_FOLDER}/${name}: ${problem}`] : [];
  });
  correct(problems);
}
