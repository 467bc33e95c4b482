import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../prerender/files-in.ts";
import { contentType } from "./content-type.ts";

/** A form in which a file can be sent. */
export type Encoding = "br" | "gzip" | "identity";

/** One file of the site, in all its forms. */
export interface SiteFile {
  type: string;
  forms: ReadonlyMap<Encoding, { body: Buffer; etag: string }>;
}

const COMPRESSED: readonly (readonly [Encoding, string])[] = [
  ["br", ".br"],
  ["gzip", ".gz"],
];

/** What some hosts read in the site's folder, and none sends. */
export const HOST_FILES: readonly string[] = ["_headers", "_redirects", "vercel.json"];

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
