import { existsSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { NOT_FOUND } from "../src/contract/build-contract.ts";
import { contentType, fileOf } from "../src/contract/files.ts";
import { readRedirects } from "./built-site.ts";
import { headersFor, missingHeaders } from "./host-files.ts";

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
