import { execFileSync } from "node:child_process";
import path from "node:path";
import { ensureProgram, NGINX_PACKAGES } from "../../scripts/debian-packages.ts";

/** Runs once, before the suite: the web servers, and Cloudflare's runtime, must be there. */
export function setup(): void {
  ensureProgram("nginx", NGINX_PACKAGES);
  ensureProgram("caddy");
  const folder = path.join(import.meta.dirname, "cloudflare");
  execFileSync(process.execPath, ["scripts/install.mjs", folder], { stdio: "inherit" });
}
