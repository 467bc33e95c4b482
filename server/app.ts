import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { negotiate } from "@fastify/accept-negotiator";
import fresh from "fresh";
import { type HeaderRule, headersFor } from "./header-rules.ts";
import type { Encoding, SiteFile } from "./site-files.ts";

/** The address of the page for all unknown addresses. */
const NOT_FOUND = "/404";

/** A web server for a built site held in memory. It answers GET and HEAD, and never changes anything. */
export function createSiteServer(files: ReadonlyMap<string, SiteFile>, rules: readonly HeaderRule[]): Server {
  const server = createServer((request, response) => {
    // Once the server is closing, a connection that has its answer must not wait for another request.
    response.once("close", () => {
      if (!server.listening) server.closeIdleConnections();
    });
    answer(request, response, files, rules);
  });
  return server;
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
  const target = withoutSlash || "/";
  if (path !== target && path !== "/" && target !== NOT_FOUND && files.has(target)) {
    response.writeHead(301, { Location: target + query }).end();
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
  // Node keeps the body from HEAD. Ended only when it is sent: a closing server takes an ended response for
  // a finished one, and cuts it off.
  response.write(form.body, () => response.end());
}

/** The smallest form that the client takes (RFC 9110, section 12.5.3); without a word from it, the plain one. */
function chooseEncoding(accepted: string | undefined, file: SiteFile): Encoding {
  if (!accepted) return "identity";
  const wanted = accepted.toLowerCase();
  const offered = (["br", "gzip", "identity"] as const).filter(
    (encoding) => file.forms.has(encoding) && !refuses(wanted, encoding),
  );
  return (negotiate(wanted, [...offered]) as Encoding | null) ?? "identity";
}

/** Whether the client rules out an encoding by its name, which the negotiator forgets beside a "*". */
function refuses(wanted: string, encoding: Encoding): boolean {
  return new RegExp(`(^|,)\\s*${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(wanted);
}

/**
 * The path and the query of a request target, which may be any text that a client sends; of a whole
 * address, the part after the host (RFC 9112, section 3.2.2).
 */
function splitTarget(target: string): { path: string; query: string } {
  const [, path = "", query = ""] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(target) ?? [];
  return { path: path || "/", query };
}
