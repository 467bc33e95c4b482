import { spawnSync } from "node:child_process";
import { ensureDebianPackages } from "../../scripts/debian-packages.ts";

const PACKAGES = ["nginx", "libnginx-mod-http-brotli-static", "caddy"];

/** Runs once, before the suite: the web servers must be there. */
export function setup(): void {
  if (ensureDebianPackages(PACKAGES) || ["nginx", "caddy"].every(isOnPath)) return;
  throw new Error(
    `The hosting tests need web servers: on Debian, sudo apt-get install ${PACKAGES.join(" ")}`,
  );
}

function isOnPath(program: string): boolean {
  return spawnSync(program, ["-h"]).error === undefined;
}
