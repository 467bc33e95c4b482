import { connect, type Socket } from "node:net";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { RunningServer } from "../../scripts/servers.ts";
import { ask } from "../../server/test-site.ts";
import { business } from "../../src/business/current.ts";
import { malformedRequests } from "./malformed.ts";
import { asBuilt, SERVERS, STARTERS } from "./servers.ts";

/* What comes over raw connections: requests that are none, bodies that nobody asked for, clients that leave. */

const HOST = new URL(business.siteUrl).host;
const CONTACT = `GET /contact HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`;
/** Milliseconds without a byte, after which the client has heard all: a server may wait for another request. */
const QUIET = 400;

describe.each(SERVERS)("%s", (name) => {
  let server: RunningServer;

  beforeAll(async () => {
    const site = await asBuilt(path.resolve(import.meta.dirname, "../../dist"));
    server = await STARTERS[name](site);
    return () => server.stop();
  });

  function open(): Socket {
    // A server that refuses may reset the connection while the client still sends.
    return connect(server.port, "127.0.0.1").on("error", () => {});
  }

  /** Sends bytes, and reads until the server hangs up or has no more to say. @returns The statuses of its answers. */
  async function statusesOf(sent: string | Buffer): Promise<number[]> {
    const socket = open();
    let received = "";
    socket.setEncoding("latin1").on("data", (data) => {
      received += data;
    });
    socket.setTimeout(QUIET, () => socket.end()).write(sent);
    await new Promise((resolve) => socket.once("close", resolve));
    return Array.from(received.matchAll(/HTTP\/1\.[01] (\d{3}) /g), ([, status]) => Number(status));
  }

  test("two requests at once have two answers, in their order", async () => {
    const other = CONTACT.replace("/contact", "/no-such-page");
    expect(await statusesOf(CONTACT + other)).toEqual([200, 404]);
  });

  test.concurrent.each(malformedRequests(HOST, CONTACT))(
    "%s: refused, and nothing behind it is answered",
    async (_, sent, { taken = [], second = [] }) => {
      const statuses = await statusesOf(sent);
      const [first = 400, ...more] = statuses.filter((status) => status >= 200);
      // What comes behind a refused request may be refused, too.
      const heard = more.filter((status) => status !== 400);
      expect(heard).toEqual(second.includes(name) ? [200] : []);
      if (!taken.includes(name)) expect(first).toBeGreaterThanOrEqual(400);
      expect(first).not.toBe(500);
      expect((await ask(server.port, "/", { headers: { host: HOST } })).status).toBe(200);
    },
  );

  test.concurrent.each([
    ["POST", "Content-Length", 1],
    ["PUT", "Transfer-Encoding", 1],
    ["PATCH", "Content-Length", 1000],
    ["DELETE", "Transfer-Encoding", 1000],
    ["OPTIONS", "Content-Length", 15_000],
    ["POST", "Transfer-Encoding", 15_000],
  ])(
    "%s with a body, told by %s, of %i requests is one request, and refused",
    async (method, framing, count) => {
      const body = CONTACT.repeat(count);
      const framed =
        framing === "Content-Length"
          ? `${framing}: ${body.length}\r\n\r\n${body}`
          : `${framing}: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
      const statuses = await statusesOf(`${method} / HTTP/1.1\r\nHost: ${HOST}\r\n${framed}`);
      // A server that will not read so much may reset the connection before its answer is heard.
      expect(statuses.length).toBeLessThanOrEqual(1);
      expect(statuses.filter((status) => status !== 405)).toEqual([]);
    },
  );

  test.concurrent.each([
    ["within a request", CONTACT.slice(0, 30), false],
    ["with its request", CONTACT, false],
    ["with many requests", CONTACT.repeat(50), false],
    ["within the answer", CONTACT, true],
  ])("clients that leave %s disturb nobody", async (_, sent, hears) => {
    for (const leave of ["destroy", "resetAndDestroy"] as const) {
      const socket = open();
      const gone = new Promise((resolve) => socket.once("close", resolve));
      await new Promise((resolve) => socket.write(sent, resolve));
      if (hears) await new Promise((resolve) => socket.once("readable", resolve));
      socket[leave]();
      await gone;
    }
    expect((await ask(server.port, "/", { headers: { host: HOST } })).status).toBe(200);
  });
});
