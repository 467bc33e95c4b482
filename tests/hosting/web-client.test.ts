import http, { type RequestListener } from "node:http";
import https from "node:https";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
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

test("a certificate that nobody vouches for is no answer", async () => {
  expect(await webClient()(await startHost(welcome))).toHaveProperty("wrong");
});

test("a proxy that HTTPS_PROXY names is asked, also for names without DNS", async () => {
  const url = new URL(await startHost(welcome));
  const asked: string[] = [];
  const proxy = http.createServer().on("connect", (request, socket) => {
    asked.push(String(request.url));
    const host = connect(Number(url.port), "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      host.pipe(socket).pipe(host);
    });
  });
  onTestFinished(() => void proxy.close());
  vi.stubEnv("no_proxy", "");
  vi.stubEnv("HTTPS_PROXY", `http://127.0.0.1:${await listen(proxy)}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const answer = await webClient(certificate.cert)("https://www.lonestar.invalid/x");
  expect(answer).toMatchObject({ wrong: expect.stringContaining("ERR_TLS_CERT_ALTNAME_INVALID") });
  expect(asked).toEqual(["www.lonestar.invalid:443"]);
});
