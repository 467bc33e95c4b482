import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type Socket } from "node:net";
import { text as readText } from "node:stream/consumers";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { listen } from "../scripts/servers.ts";
import { createSiteServer } from "./app.ts";
import type { SiteFile } from "./site-files.ts";
import { ask } from "./test-site.ts";

/** More than the system takes into its buffers for one connection. */
const LARGE = 40 * 1024 * 1024;
const REQUEST = "GET /large HTTP/1.1\r\nHost: x\r\n\r\n";

let server: Server;
let port: number;
let socket: Socket;

beforeEach(async () => {
  const file: SiteFile = {
    type: "text/plain",
    forms: new Map([["identity", { body: Buffer.alloc(LARGE, "x"), etag: '"x"' }]]),
  };
  server = createSiteServer(new Map([["/large", file]]), []);
  // A connection that is kept, is kept for ever: only the server's own word can end it.
  server.keepAliveTimeout = 0;
  port = await listen(server);
  socket = connect(port, "127.0.0.1");
  return () => socket.destroy();
});

test("a closing server sends the answer under way to its end, and then hangs up", async () => {
  socket.write(REQUEST);
  await once(socket, "readable");
  const closed = once(server, "close");
  server.close();
  const answer = await readText(socket);
  expect(answer.length - answer.indexOf("\r\n\r\n") - 4).toBe(LARGE);
  await closed;
});

test("a closing server answers a request of which only a part had come, and then hangs up", async () => {
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

test("a client that leaves in the middle of an answer does not disturb the next", async () => {
  onTestFinished(() => void server.close());
  socket.write(REQUEST);
  await once(socket, "readable");
  socket.resetAndDestroy();
  expect((await ask(port, "/x")).status).toBe(404);
});
