import { createHash } from "node:crypto";
import path from "node:path";
import { readSite, type SiteFile, type SiteFiles } from "../../hosting/built-site.ts";
import { business } from "../../src/business/current.ts";
import { WORKER } from "./deployed-site.ts";

/* The built site, and the site as other builds would have it. */

/** The address of the file with all pages. */
export const PACK = /^\/assets\/site-[\w-]+\.json$/;

const DIST = path.resolve(import.meta.dirname, "../../dist");

/** The site as it was built. */
export async function builtFiles(): Promise<SiteFiles> {
  return await readSite(DIST);
}

/**
 * The site as a later build would have it: every script has another hash in its name, the old names are
 * gone, the headings of all pages say which version they are, and the hotline is another.
 */
export async function laterVersion(version: string): Promise<SiteFiles> {
  const files = new Map<string, SiteFile>();
  for (const [address, file] of await builtFiles()) {
    const isText = /text|xml|json/.test(file.type);
    const changed = isText ? fileWith(file.type, rename(file.body.toString(), version)) : file;
    files.set(rename(address, version), changed);
  }
  return withHashes(files);
}

/** The site with a redirect from an earlier address of a page. */
export async function withOldAddress(from: string, to: string): Promise<SiteFiles> {
  const addRedirect = (json: string) => JSON.stringify({ ...JSON.parse(json), redirects: { [from]: to } });
  const files = await builtFiles();
  const pack = Array.from(files.keys()).find((address) => PACK.test(address));
  if (pack === undefined) throw new Error("The site has no pack");
  return withHashes(edited(files, pack, addRedirect));
}

/** The site with a worker that knows its files as they are now. */
export function withHashes(files: SiteFiles): SiteFiles {
  return edited(files, WORKER, (worker) =>
    worker.replaceAll(
      /"(\/assets\/[^"]+)":"[^"]+"/g,
      (_, address: string) => `"${address}":"${hashOf(files.get(address)?.body ?? Buffer.alloc(0))}"`,
    ),
  );
}

/** The hotline of every later version. */
export const LATER_HOTLINE = "+18175550177";

function rename(text: string, version: string): string {
  return (
    text
      .replaceAll(business.hotline.e164, LATER_HOTLINE)
      // A file's hash; "service-worker.js" has none.
      .replaceAll(
        /(?<=(?<!service)-)[\w-]{6,8}(?=\.(?:js|txt|json)\b)/g,
        (hash) => version.padEnd(8, "0") + hash,
      )
      .replaceAll(/(?<="version":")/g, version)
      .replaceAll("</h1>", ` (${version})</h1>`)
  );
}

/** The site with the text of every file of such a type changed. */
export function rewrite(files: SiteFiles, types: RegExp, edit: (text: string) => string): SiteFiles {
  const addresses = Array.from(files.keys()).filter((address) => types.test(files.get(address)?.type ?? ""));
  return addresses.reduce((changed, address) => edited(changed, address, edit), files);
}

function edited(files: SiteFiles, address: string, edit: (text: string) => string): SiteFiles {
  const file = files.get(address);
  return new Map(files).set(address, fileWith(file?.type ?? "", edit((file?.body ?? "").toString())));
}

function fileWith(type: string, text: string): SiteFile {
  return { type, body: Buffer.from(text) };
}

function hashOf(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64");
}
