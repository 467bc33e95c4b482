import { readFileSync } from "node:fs";
import path from "node:path";
import type { Site } from "./read.ts";

/** The text of a file that a fact names; null if there is none. */
export function ownFile({ root }: Pick<Site, "root">, name: string | null): string | null {
  return name === null ? null : readFileSync(path.join(root, name), "utf8");
}
