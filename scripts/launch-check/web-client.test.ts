import type { RequestListener } from "node:http";
import https from "node:https";
import { buildConnector } from "undici";
import { expect, onTestFinished, test } from "vitest";
import { selfSigned } from "../certificate.ts";
import { listen } from "../servers.ts";
import { inDays } from "./test-launch.ts";
import { type Ask, webClient } from "./web-client.ts";

const HOST = "https://www.lonestar.us";

const redirect: RequestListener = (_, response) => {
  response.writeHead(301, { Location: "/x" }).end("words");
};

/** A client for a host that answers so, whatever it is called. */
async function clientFor(
  answer: RequestListener,
  { name = "www.lonestar.us", days = 40, timeout = 10_000, isTrusted = true } = {},
): Promise<Ask> {
  const certificate = await selfSigned(name, inDays(days));
  const server = https.createServer(certificate, answer);
  onTestFinished(() => server.close().closeAllConnections());
  const port = String(await listen(server));
  const connect = buildConnector(isTrusted ? { ca: certificate.cert } : {});
  return webClient(({ hostname: servername, ...options }, done) => {
    connect({ ...options, hostname: "127.0.0.1", port, servername }, done);
  }, timeout);
}

test("an answer comes with the end of the certificate, and no redirect is followed", async () => {
  const ask = await clientFor(redirect);
  const { headers, ...answer } = await ask(HOST);
  expect(answer).toEqual({ status: 301, body: Buffer.from("words"), certificateEnds: inDays(40) });
  expect(headers.get("location")).toBe("/x");
});

test.each<[string, RequestListener, Parameters<typeof clientFor>[1]]>([
  ["it stays silent", () => {}, { timeout: 100 }],
  ["the connection was cut", (request) => request.socket.destroy(), {}],
  [
    "what it sends cannot be unpacked",
    (_, to) => to.setHeader("Content-Encoding", "gzip").end("no gzip"),
    {},
  ],
  ["its certificate has expired", redirect, { days: -1 }],
  ["its certificate is for another name", redirect, { name: "lonestar.us" }],
  ["nobody vouches for its certificate", redirect, { isTrusted: false }],
])("no answer: %s", async (reason, answer, options) => {
  const ask = await clientFor(answer, options);
  await expect(ask(`${HOST}/x`)).rejects.toThrow(`${HOST} does not answer: ${reason}`);
});
