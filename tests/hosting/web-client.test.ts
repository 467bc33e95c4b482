import type { RequestListener } from "node:http";
import https from "node:https";
import { expect, onTestFinished, test } from "vitest";
import { webClient } from "../../scripts/launch-check/web-client.ts";
import { localCertificate } from "../support/system/certificate.ts";
import { listen } from "../support/system/servers.ts";

const certificate = await localCertificate();

/** A host on this machine that answers this way over https, until the test is over. */
async function startHost(answer: RequestListener): Promise<string> {
  const server = https.createServer(certificate, answer);
  onTestFinished(() => server.close().closeAllConnections());
  return `https://127.0.0.1:${await listen(server)}/x`;
}

const welcome: RequestListener = (_, response) => response.end("words");

test.each<[reason: string, answer: RequestListener, timeout?: number, name?: string]>([
  ["TimeoutError", (_, response) => setInterval(() => response.write("x"), 20).unref(), 300],
  ["UND_ERR_SOCKET", (request) => request.socket.destroy()],
  ["ERR_TLS_CERT_ALTNAME_INVALID", welcome, 60_000, "localhost"],
])("no answer: %s", async (reason, answer, timeout = 60_000, name = "127.0.0.1") => {
  const url = (await startHost(answer)).replace("127.0.0.1", name);
  expect(await webClient(certificate.cert, timeout)(url)).toMatchObject({
    wrong: expect.stringContaining(`does not answer: ${reason}, `),
  });
});
