import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { NOT_FOUND } from "../src/contract/build-contract.ts";
import { addressOf, contentType, fileOf, filesIn } from "../src/contract/files.ts";
import { FILES_IN_SITE, headersFor, missingHeaders } from "./host-files.ts";

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

/** Files that have no address: compressed copies, those for hosts, and hidden ones. */
const NO_ADDRESS = /(^\/(404|index|vercel\.json|_[^/]*)|\.(html|br|gz))$|\/\.(?!well-known\/)/;

/** Serves the files of a built site as a good host does. Only for looking at the site, not for the public. */
export async function previewOf(folder: string): Promise<RequestListener> {
  const redirects = await readRedirects(folder);
  const missing = readFileSync(path.join(folder, fileOf(NOT_FOUND)));
  const isPage = (address: string) =>
    /^(\/[\w-]+)+$/.test(address) && existsSync(path.join(folder, fileOf(address)));

  const answerMissing: RequestListener = (_request, response) => {
    response.writeHead(404, { ...missingHeaders(), "Content-Type": contentType(NOT_FOUND) });
    response.end(missing);
  };
  const answerFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    onNoMatch: answerMissing,
    setHeaders(response, address) {
      const headers = { ...headersFor(address), "Content-Type": contentType(address) };
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });

  return (request, response) => {
    const [, address = "", query = ""] = /^([^?]*)(.*)$/.exec(request.url ?? "") ?? [];
    const withoutSlash = address.replace(/\/$/, "");
    const isSlashed = withoutSlash !== address && withoutSlash !== NOT_FOUND && isPage(withoutSlash);
    const location = redirects.get(withoutSlash) ?? (isSlashed ? withoutSlash : undefined);
    if (location !== undefined) {
      response.writeHead(301, { ...headersFor(address), Location: location + query }).end();
    } else if (NO_ADDRESS.test(address) || (withoutSlash !== address && address !== "/")) {
      answerMissing(request, response);
    } else answerFile(request, response);
  };
}
