import { ensureProgram, NGINX_PACKAGES } from "../../scripts/debian-packages.ts";

/** Runs once, before the suite: the web servers must be there. */
export function setup(): void {
  ensureProgram("nginx", NGINX_PACKAGES);
  ensureProgram("caddy");
}
