import http, { type RequestListener } from "node:http";
import https from "node:https";
import { connect } from "node:net";
import tls from "node:tls";
import { expect, onTestFinished, test, vi } from "vitest";
import { unanswered } from "../../scripts/launch-check/causes.ts";
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

/** What a client returns for a host that answers this way. */
async function askHost(answer: RequestListener, timeout = 60_000, name = "127.0.0.1", isTrusted = true) {
  const url = await startHost(answer);
  return await webClient(isTrusted ? certificate.cert : undefined, timeout)(url.replace("127.0.0.1", name));
}

const welcome: RequestListener = (_, response) => response.end("words");

test.each<[reason: string, ...Parameters<typeof askHost>]>([
  ["it stays silent", () => {}, 100],
  [
    "it stays silent, or is too slow",
    (_, response) => setInterval(() => response.write("x"), 20).unref(),
    300,
  ],
  ["what it sends has no end", (_, response) => sendForever(response)],
  ["the connection was cut", (request) => request.socket.destroy()],
  ["the connection was cut", (request, to) => to.write("half of it", () => request.socket.destroy())],
  ["what it sends cannot be unpacked", (_, to) => to.setHeader("Content-Encoding", "gzip").end("no gzip")],
  ["what it sends cannot be unpacked", (_, to) => to.setHeader("Content-Encoding", "br").end("no brotli")],
  ["its certificate is for another name", welcome, 60_000, "localhost"],
  ["nobody vouches for its certificate", welcome, 60_000, "127.0.0.1", false],
])("no answer: %s", async (reason, ...host) => {
  expect(await askHost(...host)).toMatchObject({
    wrong: expect.stringContaining(`does not answer: ${reason}`),
  });
});

function sendForever(response: http.ServerResponse): void {
  const more = () => {
    while (response.write(Buffer.alloc(1_000_000)));
  };
  response.on("drain", more);
  more();
}

test.each([
  ["it has no certificate for this name", tls.createServer({})],
  ["it does not speak https there", http.createServer(welcome)],
])("no answer over https: %s", async (reason, server) => {
  onTestFinished(() => void server.close());
  const answer = await webClient()(`https://127.0.0.1:${await listen(server)}/`);
  expect(answer).toMatchObject({ wrong: expect.stringContaining(reason) });
});

test.each([
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", /without the next one in its chain.* -> .*fullchain\.pem/],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", /without the next one in its chain/],
  ["SELF_SIGNED_CERT_IN_CHAIN", /nobody vouches/],
  ["CERT_NOT_YET_VALID", /not valid yet/],
  ["CERT_HAS_EXPIRED", /has expired/],
  ["ERR_SSL_TLSV1_UNRECOGNIZED_NAME", /it has no certificate for this name\. -> .*may take an hour/],
  ["EHOSTUNREACH", /no network leads there/],
  ["EAI_AGAIN", /could not be looked up/],
  ["UND_ERR_CONNECT_TIMEOUT", /stays silent/],
  ["ETIMEDOUT", /stays silent/],
  ["E_NEW", /the connection fails \(E_NEW\)/],
])("%s is explained, with what to do", (code, expected) => {
  const { wrong, remedy } = unanswered("https://a.us/x", code);
  expect(`${wrong} -> ${remedy}`).toMatch(expected);
});

test.each(["http://", ""])(
  "a proxy that HTTPS_PROXY names as %s… is asked, also for names without DNS",
  async (protocol) => {
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
    vi.stubEnv("HTTPS_PROXY", `${protocol}127.0.0.1:${await listen(proxy)}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    const answer = await webClient(certificate.cert)("https://www.lonestar.invalid/x");
    expect(answer).toMatchObject({ wrong: expect.stringContaining("its certificate is for another name") });
    expect(asked).toEqual(["www.lonestar.invalid:443"]);
  },
);
