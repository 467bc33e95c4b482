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

/** What shapes the built site; package-lock.json names the version of everything that the build runs. */
const SHAPING = [
  ...["src", "public", "prerender", "server"],
  ...["business.ts", "vite.config.ts", "tsconfig.json", "package.json", "package-lock.json"],
];

/**
 * Reads the site that was built.
 * @param root The project's folder, with the built site in dist/.
 */
export async function readBuilt(root: string): Promise<Pick<Launch, "files" | "rules" | "isStale">> {
  const home = path.join(root, "dist/index.html");
  if (!existsSync(home)) return { files: new Map(), rules: [], isStale: false };
  const places = SHAPING.map((name) => path.join(root, name)).filter(existsSync);
  const sources = places.map(async (place) =>
    statSync(place).isFile() ? [place] : (await filesIn(place)).map((file) => path.join(place, file)),
  );
  const edited = (await Promise.all(sources)).flat().map((file) => statSync(file).mtimeMs);
  const files = await readSite(path.dirname(home));
  return { files, rules: siteRules(files), isStale: Math.max(...edited) > statSync(home).mtimeMs };
}
