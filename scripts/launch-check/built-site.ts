import { existsSync } from "node:fs";
import path from "node:path";
import { readSite } from "../../server/site-files.ts";
import { siteRules } from "../../server/site-rules.ts";
import type { Built } from "./built-findings.ts";
import { editedSinceBuild } from "./edited-since.ts";

/**
 * Reads the site that was built.
 * @param root The project's folder; without a dist/ in it, there are no files.
 */
export async function readBuilt(root: string): Promise<Built> {
  const folder = path.join(root, "dist");
  if (!existsSync(path.join(folder, "index.html"))) return { files: new Map(), rules: [], isStale: false };
  const files = await readSite(folder);
  return { files, rules: siteRules(files), isStale: await editedSinceBuild(root) };
}
