import type { RequestListener } from "node:http";
import https from "node:https";
import { expect, onTestFinished, test } from "vitest";
import { localCertificate } from "../../tests/support/system/certificate.ts";
import { listen } from "../../tests/support/system/servers.ts";
import { webClient } from "./web-client.ts";

const welcome: RequestListener = (_, response) => response.end("words");

interface Line {
  /** The host name that the certificate must be for, if not this machine's. */
  servername?: string;
  timeout?: number;
  isTrusted?: boolean;
}

/** What a client returns for a host on this machine that answers this way. */
async function askHost(
  answer: RequestListener,
  { timeout = 60_000, isTrusted = true, ...name }: Line = {},
): Promise<unknown> {
  const certificate = await localCertificate();
  const server = https.createServer(certificate, answer);
  onTestFinished(() => server.close().closeAllConnections());
  const ask = webClient({ ...name, ...(isTrusted && { ca: certificate.cert }) }, timeout);
  return await ask(`https://127.0.0.1:${await listen(server)}/x`);
}

test.each<[string, RequestListener, Line]>([
  ["it stays silent", () => {}, { timeout: 100 }],
  ["the connection was cut", (request) => request.socket.destroy(), {}],
  ["the connection was cut", (request, to) => to.write("half of it", () => request.socket.destroy()), {}],
  [
    "what it sends cannot be unpacked",
    (_, to) => to.setHeader("Content-Encoding", "gzip").end("no gzip"),
    {},
  ],
  ["its certificate is for another name", welcome, { servername: "other.example" }],
  ["nobody vouches for its certificate", welcome, { isTrusted: false }],
])("no answer: %s", async (reason, answer, options) => {
  expect(await askHost(answer, options)).toContain(`does not answer: ${reason}`);
});
