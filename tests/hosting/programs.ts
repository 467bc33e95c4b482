import { spawnSync } from "node:child_process";
import { ensureDebianPackages, HOSTING_PACKAGES } from "../../scripts/debian-packages.ts";

/** Runs once, before the suite: the web servers must be there. */
export function setup(): void {
  if (ensureDebianPackages(HOSTING_PACKAGES) || ["nginx", "caddy"].every(isOnPath)) return;
  throw new Error(
    `The hosting tests need web servers: on Debian, sudo apt-get install ${HOSTING_PACKAGES.join(" ")}`,
  );
}

function isOnPath(program: string): boolean {
  return spawnSync(program, ["-h"]).error === undefined;
}
