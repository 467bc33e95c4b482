import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./folders.ts";

/** What each site is built from: the code, and what the owner has written. */
const CODE = ["src", "prerender", "vite.config.ts", "package-lock.json"];
const WRITTEN = ["business.yaml", "content", "public"];

/** What no build reads. */
const NOT_BUILT = /\.(test|spec|check|md)\b|\/testing\//;

/** Pictures beside business.yaml. */
const PICTURE = /\.(svg|jpe?g|png|webp|avif)$/i;

/**
 * Whether a site is built from the files that are there now.
 * @param owner The folder with what the owner has written.
 * @param built The folder that has the site's dist/.
 * @returns A file or folder that has changed since the last build, or "dist" if there is none.
 */
export function changedSince(owner: string, built: string): string | undefined {
  const page = path.join(built, "dist/index.html");
  if (!existsSync(page)) return "dist";
  const { mtimeMs } = statSync(page);
  const pictures = readdirSync(owner).filter((name) => PICTURE.test(name));
  const sources = [
    ...CODE.flatMap((name) => filesAt(path.join(ROOT, name))),
    // A folder changes when a file is added or removed.
    ...[...WRITTEN, ...pictures].flatMap((name) => [path.join(owner, name), ...filesAt(path.join(owner, name), true)]),
  ];
  const changed = sources.find((file) => existsSync(file) && statSync(file).mtimeMs > mtimeMs);
  return changed && path.relative(ROOT, changed);
}

/** The files at a path, and the folders too if asked for. */
function filesAt(place: string, withFolders = false): string[] {
  if (!existsSync(place) || !statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => withFolders || entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !NOT_BUILT.test(file));
}
