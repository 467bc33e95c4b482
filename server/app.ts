import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { negotiate } from "@fastify/accept-negotiator";
import fresh from "fresh";
import { NOT_FOUND } from "../src/site.ts";
import { type HeaderRule, headersFor } from "./header-rules.ts";
import { type FileAnswers, headerList, notFoundAnswers, siteAnswers } from "./site-answers.ts";
import type { Encoding, SiteFile } from "./site-files.ts";

/**
 * How long a connection may take over a request, or move nothing of an answer, in milliseconds. Node by itself
 * waits for five minutes, and for a reader for ever.
 */
const PATIENCE = 30_000;
const HOLD = { headersTimeout: PATIENCE, requestTimeout: PATIENCE, connectionsCheckingInterval: 5000 };

/** A web server for a built site held in memory. It answers GET and HEAD, and never changes anything. */
export function createSiteServer(
  files: ReadonlyMap<string, SiteFile>,
  rules: readonly HeaderRule[],
  redirects: ReadonlyMap<string, string> = new Map(),
): Server {
  const answers = siteAnswers(files, rules);
  const notFoundPage = files.get(NOT_FOUND);
  if (!notFoundPage) throw new Error("The site has no page for unknown addresses (404.html)");
  const notFound = notFoundAnswers(notFoundPage, rules);

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { path, query } = splitTarget(request.url ?? "/");
    // A target may be no path at all, as in "OPTIONS *".
    const address = path.startsWith("/") ? path : NOT_FOUND;
    const headers = () => headersFor(address, rules);

    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, headerList({ ...headers(), Allow: "GET, HEAD" })).end();
      return;
    }
    const withoutSlash = path.replace(/(?<!\/)\/+$/, "");
    const target = withoutSlash || "/";
    const isKnown = path !== target && path !== "/" && target !== NOT_FOUND && answers.has(target);
    const location = redirects.get(target) ?? (isKnown ? target : undefined);
    if (location !== undefined) {
      response.writeHead(301, headerList({ ...headers(), Location: location + query })).end();
      return;
    }
    const found = path === NOT_FOUND ? undefined : answers.get(path);
    if (found) send(request, response, found, 200);
    else send(request, response, notFound(address), 404);
  };

  const server = createServer(HOLD, (request, response) => {
    // Once the server is closing, a connection that has its answer must not wait for another request.
    response.once("close", () => {
      if (!server.listening) server.closeIdleConnections();
    });
    answer(request, response);
  });
  server.setTimeout(PATIENCE);
  return server;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  answers: FileAnswers,
  status: 200 | 404,
): void {
  const encoding = chooseEncoding(request.headers["accept-encoding"], answers);
  const chosen = answers.get(encoding);
  if (!chosen) throw new Error(`The site has a file without the form ${encoding}`);

  const { etag, body, headers, unchanged } = chosen;
  if (status === 200 && fresh(request.headers, { etag })) {
    response.writeHead(304, unchanged).end();
    return;
  }
  response.writeHead(status, headers);
  // Node keeps the body from HEAD. Ended only when it is sent: a closing server takes an ended response for
  // a finished one, and cuts it off.
  response.write(body, () => response.end());
}

/** The smallest form that the client takes (RFC 9110, section 12.5.3); without a word from it, the plain one. */
function chooseEncoding(accepted: string | undefined, offers: FileAnswers): Encoding {
  if (!accepted) return "identity";
  const wanted = accepted.toLowerCase();
  const offered = (["br", "gzip", "identity"] as const).filter(
    (encoding) => offers.has(encoding) && !REFUSALS[encoding].test(wanted),
  );
  return (negotiate(wanted, offered) as Encoding | null) ?? "identity";
}

/** How a client rules out an encoding by its name, which the negotiator forgets beside a "*". */
const REFUSALS = { br: refusal("br"), gzip: refusal("gzip"), identity: refusal("identity") };

function refusal(encoding: Encoding): RegExp {
  return new RegExp(`(^|,)\\s*${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`);
}

/**
 * The path and the query of a request target, which may be any text that a client sends; of a whole
 * address, the part after the host (RFC 9112, section 3.2.2).
 */
function splitTarget(target: string): { path: string; query: string } {
  const [, path = "", query = ""] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(target) ?? [];
  return { path: path || "/", query };
}
