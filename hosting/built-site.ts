import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { addressOf, contentType, filesIn } from "../src/contract/files.ts";
import { FILES_IN_SITE } from "./host-files.ts";

/** One file of the site. */
export interface SiteFile {
  type: string;
  body: Buffer;
}

/** The files of a site by their address: pages without ".html". */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/**
 * Reads a built site: every file with an address. Compressed copies, hidden files, and files for hosts have
 * none.
 */
export async function readSite(folder: string): Promise<Map<string, SiteFile>> {
  const old = new Set((await readRedirects(folder)).keys());
  const isForHosts = (name: string) => FILES_IN_SITE.some((file) => file === name);
  const names = (await filesIn(folder))
    .filter((name) => !/\.(br|gz)$|(^|\/)\.(?!well-known\/)/.test(name) && !isForHosts(name))
    .filter((name) => !old.has(addressOf(name)));
  const files = names.map(async (name) => {
    const address = addressOf(name);
    return [address, { type: contentType(address), body: await readFile(path.join(folder, name)) }] as const;
  });
  return new Map(await Promise.all(files));
}

/** The redirects of old addresses, read from the file in a built site's folder. */
export async function readRedirects(folder: string): Promise<Map<string, string>> {
  const file = path.join(folder, "_redirects");
  const text = existsSync(file) ? await readFile(file, "utf8") : "";
  return new Map(
    Array.from(text.matchAll(/^(\/\S+) (\/\S*) 301\r?$/gm), ([, from = "", to = ""]) => [from, to]),
  );
}
