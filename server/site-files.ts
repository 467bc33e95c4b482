import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { contentType } from "./content-type.ts";
import { filesIn } from "./files-in.ts";

/** A form in which a file can be sent. */
export type Encoding = "br" | "gzip" | "identity";

/** One file of the site, in all its forms. */
export interface SiteFile {
  type: string;
  forms: ReadonlyMap<Encoding, { body: Buffer; etag: string }>;
}

/** A file as it was built, not compressed; nothing, where there is none. */
export function bodyOf(file: SiteFile | undefined): Buffer {
  return file?.forms.get("identity")?.body ?? Buffer.alloc(0);
}

const COMPRESSED: readonly (readonly [Encoding, string])[] = [
  ["br", ".br"],
  ["gzip", ".gz"],
];

/** Where old addresses lead: each in a line "/old /new 301". */
export const REDIRECTS_FILE = "_redirects";

/** What some hosts read in the site's folder, and none sends. */
export const HOST_FILES: readonly string[] = ["_headers", REDIRECTS_FILE, "vercel.json"];

/**
 * Reads the built site into memory: a few megabytes, so that no request ever touches the disk and no
 * path can lead out of the folder. Files whose name or folder starts with a dot are left out, but for
 * .well-known (RFC 8615), and so are those for hosts.
 * @returns Each file by its address; pages without ".html".
 */
export async function readSite(folder: string): Promise<Map<string, SiteFile>> {
  const names = (await filesIn(folder))
    .filter((name) => !/\.(br|gz)$/.test(name) && !/(^|\/)\.(?!well-known\/)/.test(name))
    .filter((name) => !HOST_FILES.includes(name));
  const files = names.map(
    async (name) => [addressOf(name), await readSiteFile(path.join(folder, name))] as const,
  );
  return new Map(await Promise.all(files));
}

/**
 * Reads where old addresses lead, from the file that the build wrote for hosts. Addresses with a slash at their end are
 * left out: the server needs no list for these.
 */
export async function readRedirects(folder: string): Promise<Map<string, string>> {
  const file = path.join(folder, REDIRECTS_FILE);
  const lines = existsSync(file) ? (await readFile(file, "utf8")).split("\n") : [];
  const pairs = lines.map((line) => line.split(" ")).filter(([from = "/"]) => !from.endsWith("/"));
  return new Map(pairs.flatMap(([from, to]) => (from && to ? [[from, to]] : [])));
}

function addressOf(name: string): string {
  return `/${name}`.replace(/\.html$/, "").replace(/\/index$/, "/");
}

async function readSiteFile(file: string): Promise<SiteFile> {
  const forms = new Map([["identity" as Encoding, await readForm(file)]]);
  for (const [encoding, suffix] of COMPRESSED) {
    if (existsSync(file + suffix)) forms.set(encoding, await readForm(file + suffix));
  }
  return { type: contentType(file), forms };
}

async function readForm(file: string): Promise<{ body: Buffer; etag: string }> {
  const body = await readFile(file);
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"` };
}
