import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { lookup, mimes } from "mrmime";
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
  const files = names.map(
    async (name) =>
      [addressOf(name), { type: contentType(name), body: await readFile(path.join(folder, name)) }] as const,
  );
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

function addressOf(name: string): string {
  return `/${name}`.replace(/\.html$/, "").replace(/\/index$/, "/");
}

/**
 * Every file of a folder and the folders in it, by its path from there with "/" between names.
 * @throws {Error} when there is no such folder.
 */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"));
}

// A common type that mrmime lacks, and one that it has from before RFC 6350.
mimes.ico = "image/x-icon";
mimes.vcf = "text/vcard";

/** The Content-Type of a file by its extension. */
export function contentType(file: string): string {
  const type = lookup(file) ?? "application/octet-stream";
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type;
}
