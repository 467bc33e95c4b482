import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type Socket } from "node:net";
import { text as readText } from "node:stream/consumers";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { listen } from "../scripts/servers.ts";
import { createSiteServer } from "./app.ts";
import type { Encoding, SiteFile } from "./site-files.ts";
import { type AskOptions, ask } from "./test-site.ts";

/* What this server shares with nginx and Caddy is asked of all three, in tests/hosting. Here is the rest. */

/** More than the system takes into its buffers for one connection. */
const LARGE = 40 * 1024 * 1024;

function file(bodies: readonly (readonly [Encoding, Buffer])[]): SiteFile {
  const forms = bodies.map(([encoding, body]) => [encoding, { body, etag: `"${encoding}"` }] as const);
  return { type: "text/plain", forms: new Map(forms) };
}

/** A form whose body is its own name. */
function named(encoding: Encoding): readonly [Encoding, Buffer] {
  return [encoding, Buffer.from(encoding)];
}

const FILES = new Map([
  ["/", file([named("identity"), named("br"), named("gzip")])],
  ["/gzip-only", file([named("identity"), named("gzip")])],
  ["/large", file([["identity", Buffer.alloc(LARGE, "x")]])],
]);

let server: Server;
let port: number;

beforeEach(async () => {
  server = createSiteServer(FILES, []);
  // A connection that is kept, is kept for ever: only the server's own word can end it.
  server.keepAliveTimeout = 0;
  port = await listen(server);
  return () => {
    server.close();
    server.closeAllConnections();
  };
});

function send(target: string, options?: AskOptions) {
  return ask(port, target, options);
}

describe("Accept-Encoding", () => {
  test.each([
    ["*", "br"],
    ["gzip;q=1.0, *;q=0.5", "gzip"],
    ["br;q=0.5, gzip;q=0.9", "gzip"],
    ["br;q=0, *", "gzip"],
    ["*, br;q=0", "gzip"],
    ["*, BR ; q=0.000 , gzip;q=0", "identity"],
    ["*;q=0, gzip", "gzip"],
    ["identity;q=0, gzip", "gzip"],
    ["identity, br;q=0.5", "identity"],
    ["*;q=0", "identity"],
    [",,;;==", "identity"],
  ])("%j is answered in %s", async (accepted, encoding) => {
    const headers = { "accept-encoding": accepted };
    for (const method of ["GET", "HEAD"]) {
      const answer = await send("/", { method, headers });
      expect(answer.status).toBe(200);
      expect(answer.headers["content-encoding"] ?? "identity").toBe(encoding);
      expect(answer.headers["content-length"]).toBe(String(encoding.length));
      expect(answer.body.toString()).toBe(method === "GET" ? encoding : "");
    }
  });

  test("asks for a form that this file does not have: the next best", async () => {
    const answer = await send("/gzip-only", { headers: { "accept-encoding": "br, gzip" } });
    expect(answer.headers["content-encoding"]).toBe("gzip");
  });
});

test("the version of one form is not that of another", async () => {
  const headers = { "if-none-match": '"br"', "accept-encoding": "gzip" };
  expect((await send("/", { headers })).status).toBe(200);
  expect((await send("/", { headers: { ...headers, "accept-encoding": "br" } })).status).toBe(304);
});

test("a site without a page for unknown addresses still answers 404", async () => {
  const { status, body } = await send("/x");
  expect(status).toBe(404);
  expect(body.toString()).toBe("Not found\n");
});

describe("a closing server", () => {
  const REQUEST = "GET /large HTTP/1.1\r\nHost: x\r\n\r\n";
  let socket: Socket;

  beforeEach(() => {
    socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
  });

  test("sends the answer under way to its end, and then hangs up", async () => {
    socket.write(REQUEST);
    await once(socket, "readable");
    const closed = once(server, "close");
    server.close();
    const answer = await readText(socket);
    expect(answer.length - answer.indexOf("\r\n\r\n") - 4).toBe(LARGE);
    await closed;
  });

  test("answers a request of which only a part had come, and then hangs up", async () => {
    const head = REQUEST.replace("GET", "HEAD");
    // The first answer shows that the server has read the second request's first half, too.
    socket.write(head + head.slice(0, 20));
    const [first] = await once(socket, "data");
    const closed = once(server, "close");
    server.close();
    socket.write(head.slice(20));
    const second = await readText(socket);
    expect(String(first)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(second).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    await closed;
  });
});
