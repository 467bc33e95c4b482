import { readFileSync } from "node:fs";
import path from "node:path";
import { readPublicFiles } from "../../prerender/public-files.ts";
import { filesIn } from "../../src/shared/files.ts";
import { SITE } from "./folders.ts";

const DIST = path.join(SITE, "dist");

/** A file of dist/. */
export function readBytes(file: string): Buffer {
  return readFileSync(path.join(DIST, file));
}

/** A file of dist/ as text. */
export function readText(file: string): string {
  return readBytes(file).toString();
}

const owners = Object.keys(await readPublicFiles(SITE));

/** All files of dist/ that the build has made, and not copied from public/; "/" between folder and name. */
export const BUILT: readonly string[] = (await filesIn(DIST)).filter(
  (file) => !owners.includes(file.replace(/\.(br|gz)$/, "")),
);

/** The files of pages that have no address: "not found", and what phones show without a signal, which is no .html file. */
export const UNADDRESSED: readonly string[] = [
  "404.html",
  ...BUILT.filter((file) => file.endsWith(".txt") && /^<!doctype html>/i.test(readText(file))),
];
