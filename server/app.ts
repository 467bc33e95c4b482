import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { negotiate } from "@fastify/accept-negotiator";
import fresh from "fresh";
import { type HeaderRule, headersFor } from "./header-rules.ts";
import type { Encoding, SiteFile } from "./site-files.ts";

/** The address of the page for all unknown addresses. */
const NOT_FOUND = "/404";

/** A web server for a built site held in memory. It answers GET and HEAD, and never changes anything. */
export function createSiteServer(files: ReadonlyMap<string, SiteFile>, rules: readonly HeaderRule[]): Server {
  return createServer((request, response) => {
    answer(request, response, files, rules);
  });
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  files: ReadonlyMap<string, SiteFile>,
  rules: readonly HeaderRule[],
): void {
  const { path, query } = splitTarget(request.url ?? "/");
  response.setHeaders(new Map(Object.entries(headersFor(path, rules))));

  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  const withoutSlash = path.replace(/\/+$/, "");
  if (path !== "/" && withoutSlash !== path && files.has(withoutSlash || "/")) {
    response.writeHead(301, { Location: (withoutSlash || "/") + query }).end();
    return;
  }
  const file = path === NOT_FOUND ? undefined : files.get(path);
  if (file) send(request, response, file, 200);
  else sendNotFound(request, response, files.get(NOT_FOUND));
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, page: SiteFile | undefined): void {
  response.setHeader("Cache-Control", "no-cache");
  if (page) send(request, response, page, 404);
  else response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found\n");
}

function send(request: IncomingMessage, response: ServerResponse, file: SiteFile, status: 200 | 404): void {
  const encoding = chooseEncoding(request.headers["accept-encoding"], file);
  const form = file.forms.get(encoding);
  if (!form) throw new Error(`The site has a file without the form ${encoding}`);

  response.setHeader("ETag", form.etag);
  if (file.forms.size > 1) response.setHeader("Vary", "Accept-Encoding");
  if (status === 200 && fresh(request.headers, { etag: form.etag })) {
    response.writeHead(304).end();
    return;
  }
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.writeHead(status, { "Content-Type": file.type, "Content-Length": form.body.length });
  response.end(request.method === "HEAD" ? undefined : form.body);
}

/** The smallest form that the client takes (RFC 9110, section 12.5.3); without a word from it, the plain one. */
function chooseEncoding(accepted: string | undefined, file: SiteFile): Encoding {
  if (!accepted) return "identity";
  const offered = (["br", "gzip", "identity"] as const).filter((encoding) => file.forms.has(encoding));
  return (negotiate(accepted, [...offered]) as Encoding | null) ?? "identity";
}

/** The path and the query of a request target, which may be any text that a client sends. */
function splitTarget(target: string): { path: string; query: string } {
  const start = target.indexOf("?");
  return start < 0
    ? { path: target, query: "" }
    : { path: target.slice(0, start), query: target.slice(start) };
}
