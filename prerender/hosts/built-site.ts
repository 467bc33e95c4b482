import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { NOT_FOUND } from "../../src/shared/build-contract.ts";
import { addressOfFile, contentType, fileOf, filesIn, fileType } from "../../src/shared/files.ts";
import { FILES_IN_SITE, headersFor } from "./host-files.ts";

/** One file of the site. */
export interface BuiltFile {
  type: string;
  body: Buffer;
}

/** The files of a site by their address: pages without ".html". */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

/** A built site's files by their address. Compressed copies, hidden files and files for hosts have no address. */
async function namesByAddress(folder: string): Promise<Map<string, string>> {
  const isForHosts = (name: string) => FILES_IN_SITE.some((file) => file === name);
  const names = (await filesIn(folder)).filter(
    (name) => !/\.(br|gz)$|(^|\/)\.(?!well-known\/)/.test(name) && !isForHosts(name),
  );
  return new Map(names.map((name) => [addressOfFile(name), name]));
}

/** Reads a built site: every file with an address. */
export async function readBuiltSite(folder: string): Promise<Map<string, BuiltFile>> {
  const files = Array.from(await namesByAddress(folder), async ([address, name]) => {
    return [address, { type: fileType(name), body: await readFile(path.join(folder, name)) }] as const;
  });
  return new Map(await Promise.all(files));
}

/** The redirects of old addresses, read from the file in a built site's folder. */
export async function readRedirects(folder: string): Promise<Map<string, string>> {
  const file = path.join(folder, "_redirects");
  const text = existsSync(file) ? await readFile(file, "utf8") : "";
  return new Map(Array.from(text.matchAll(/^(\/\S+) (\/\S*) 301$/gm), ([, from = "", to = ""]) => [from, to]));
}

/** The methods of requests for a file. */
const READING = ["GET", "HEAD"];

/**
 * Serves a built site as a good host does; only for looking at it, not for the public. Each request reads the folder
 * anew, because another build may have replaced it.
 */
export function previewOf(folder: string): RequestListener {
  // "dev": it remembers neither names nor sizes of files.
  const answerFile = sirv(folder, { dev: true, brotli: true, gzip: true, etag: true });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [names, redirects, missing] = await Promise.all([
      namesByAddress(folder),
      readRedirects(folder),
      readFile(path.join(folder, fileOf(NOT_FOUND))),
    ]);
    const [, address = "", query = ""] = /^([^?]*)(.*)$/.exec(request.url ?? "") ?? [];
    const isServed = (path: string) => names.has(path) && path !== NOT_FOUND;
    const withoutSlash = address.replace(/\/$/, "");
    const isSlashed = withoutSlash !== address && !withoutSlash.includes(".") && isServed(withoutSlash);
    const location = redirects.get(withoutSlash) ?? (isSlashed ? withoutSlash : undefined);
    if (location !== undefined) {
      response.writeHead(301, { ...headersFor(address), Location: location + query }).end();
    } else if (isServed(address) && !READING.includes(request.method ?? "")) {
      response.writeHead(405, { ...headersFor(address), Allow: READING.join(", ") }).end();
    } else if (isServed(address)) {
      const headers = { ...headersFor(address), "Content-Type": fileType(names.get(address) ?? address) };
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      answerFile(request, response);
    } else {
      response.writeHead(404, { ...headersFor(NOT_FOUND), "Content-Type": contentType(NOT_FOUND) });
      response.end(missing);
    }
  };
  // While a build replaces the folder, for a moment there is none.
  return (request, response) => void answer(request, response).catch(() => response.writeHead(503).end());
}
