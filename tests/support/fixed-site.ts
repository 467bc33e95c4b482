import { execFileSync } from "node:child_process";
import { cpSync, existsSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { FIXED_SITE, FIXED_SITE_FILES, ROOT, SITE } from "./folders.ts";
import { changedSince } from "./sources.ts";

/**
 * Builds the fixed site, unless nothing has changed since it was built. Vitest calls this before the first test.
 * @throws {Error} if it does not build; or if the tests read another site, and a file has changed since that was built.
 */
export async function setup(): Promise<void> {
  if (SITE !== FIXED_SITE) {
    const changed = changedSince(SITE, SITE);
    if (changed === undefined) return;
    throw new Error(`dist/ is not built from what is there now (${changed} is newer): npm run build`);
  }
  if (changedSince(FIXED_SITE_FILES, FIXED_SITE) === undefined) return;
  for (const name of ["business.yaml", "content", "public"])
    rmSync(path.join(FIXED_SITE, name), { recursive: true, force: true });
  cpSync(FIXED_SITE_FILES, FIXED_SITE, { recursive: true });
  await takePhoto(path.join(FIXED_SITE, "photo.jpg"));
  const vite = path.join(ROOT, "node_modules/vite/bin/vite.js");
  const config = path.join(import.meta.dirname, "fixed-site.config.ts");
  const args = [vite, "build", "--logLevel", "warn", "--config", config];
  // The build must not depend on them.
  const env = { ...process.env, NODE_ENV: "development", TZ: "America/Chicago" };
  try {
    execFileSync(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" });
  } catch {
    throw new Error(
      "The fixed site does not build. What is said above of business.yaml or content/ is in tests/site/.",
    );
  }
}

/** Makes a photo, unless it is there: nearly white, with a grain. A stronger one would take seconds to compress. */
async function takePhoto(file: string): Promise<void> {
  if (existsSync(file)) return;
  const noise = { type: "gaussian", mean: 230, sigma: 8 } as const;
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#ffffff", noise } }).toFile(file);
}
