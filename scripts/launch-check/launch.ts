import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../server/files-in.ts";
import type { HeaderRule } from "../../server/header-rules.ts";
import { readSite, type SiteFile } from "../../server/site-files.ts";
import { siteRules } from "../../server/site-rules.ts";
import type { Business } from "../../src/business/schema.ts";

/** What the check looks at before anything is deployed. */
export interface Launch {
  business: Business;
  /** Each file that was built, by its address; none where nothing was built. */
  files: ReadonlyMap<string, SiteFile>;
  rules: readonly HeaderRule[];
  /** Whether anything that shapes the site was edited after the build. */
  isStale: boolean;
  now: Date;
}

/** The folders that shape the built site: what it shows, what renders it, and what it tells browsers and hosts. */
const FOLDERS = ["src", "public", "prerender", "server"];

/** And the files: package-lock.json names the version of everything that the build runs. */
const FILES = ["business.ts", "vite.config.ts", "tsconfig.json", "package.json", "package-lock.json"];

/** Tests, and what only they use. */
const TESTS = /\.test\.tsx?$|(^|\/)(test-[^/]*|fixtures\/.*)$/;

/**
 * Reads the site that was built.
 * @param root The project's folder, with the built site in dist/.
 */
export async function readBuilt(root: string): Promise<Pick<Launch, "files" | "rules" | "isStale">> {
  const folder = path.join(root, "dist");
  if (!existsSync(path.join(folder, "index.html"))) return { files: new Map(), rules: [], isStale: false };
  const files = await readSite(folder);
  return { files, rules: siteRules(files), isStale: await editedSinceBuild(root) };
}

async function editedSinceBuild(root: string): Promise<boolean> {
  const folders = FOLDERS.filter((folder) => existsSync(path.join(root, folder)));
  const sources = await Promise.all(folders.map((folder) => sourcesIn(root, folder)));
  const editedAt = (file: string) => statSync(path.join(root, file)).mtimeMs;
  const built = editedAt("dist/index.html");
  return [...FILES, ...sources.flat()].some((file) => editedAt(file) > built);
}

async function sourcesIn(root: string, folder: string): Promise<string[]> {
  const files = await filesIn(path.join(root, folder));
  return files.filter((file) => !TESTS.test(file)).map((file) => path.join(folder, file));
}
