import http, { createServer, type RequestListener } from "node:http";
import https from "node:https";
import type { LookupFunction, Server } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Certificate, selfSigned } from "../certificate.ts";
import { freePort, listen, originOf } from "../servers.ts";
import { webClient } from "./web-client.ts";

const DAY = 86_400_000;

async function portOf(server: Server): Promise<number> {
  onTestFinished(() => void server.close());
  return await listen(server);
}

async function startHttp(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => server.closeAllConnections());
  return `http://127.0.0.1:${await portOf(server)}`;
}

describe("an answer", () => {
  test.each([
    ["br", brotliCompressSync("words")],
    ["gzip", gzipSync("words")],
    ["identity", Buffer.from("words")],
  ])("in %s is unpacked, and its headers stay", async (encoding, body) => {
    const origin = await startHttp((_, response) => {
      response.writeHead(200, { "Content-Encoding": encoding }).end(body);
    });
    const answer = await webClient()(origin);
    expect(String(answer.body)).toBe("words");
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.certificateEnds).toBeUndefined();
  });

  test("that redirects is not followed", async () => {
    const origin = await startHttp((_, response) => void response.writeHead(301, { Location: "/x" }).end());
    expect(await webClient()(origin)).toMatchObject({ status: 301, headers: { location: "/x" } });
  });
});

describe("no answer says why, in words", () => {
  test("when nothing listens", async () => {
    const origin = originOf(await freePort());
    await expect(webClient()(`${origin}/x`)).rejects.toThrow(
      `${origin} does not answer: no web server listens there.`,
    );
  });

  test("when the host stays silent", async () => {
    const origin = await startHttp(() => {});
    await expect(webClient(undefined, 100)(origin)).rejects.toThrow("it stays silent");
  });

  test("when the name is unknown", async () => {
    // As Node tells it: https://nodejs.org/api/dns.html#error-codes
    const unknown = Object.assign(new Error("No such name"), { code: "ENOTFOUND" });
    const lookup: LookupFunction = (_name, _options, done) => done(unknown, []);
    const client = webClient({ http: new http.Agent(), https: new https.Agent({ lookup }) });
    await expect(client("https://no-such-name.invalid")).rejects.toMatchObject({
      name: "Unreachable",
      isUnknownName: true,
    });
  });

  test("when the host cuts the connection", async () => {
    const origin = await startHttp((request) => void request.socket.destroy());
    await expect(webClient()(origin)).rejects.toThrow("the connection was cut");
  });

  test("when the answer cannot be unpacked", async () => {
    const origin = await startHttp(
      (_, response) => void response.writeHead(200, { "Content-Encoding": "gzip" }).end("no gzip"),
    );
    await expect(webClient()(origin)).rejects.toThrow("cannot be unpacked");
  });
});

describe("a certificate", () => {
  async function startHttps(certificate: Certificate): Promise<string> {
    const server = https.createServer(certificate, (_, response) => void response.end("words"));
    return `https://localhost:${await portOf(server)}`;
  }

  /** A client that trusts one certificate more than others do. */
  function trusting({ cert }: Certificate) {
    return webClient({ http: new https.Agent(), https: new https.Agent({ ca: cert }) });
  }

  test("that is good is told with its end", async () => {
    const until = new Date(Math.floor(Date.now() / 1000) * 1000 + 40 * DAY);
    const certificate = await selfSigned(["localhost"], until);
    const origin = await startHttps(certificate);
    expect((await trusting(certificate)(origin)).certificateEnds).toEqual(until);
  });

  test("that nobody vouches for", async () => {
    const origin = await startHttps(await selfSigned(["localhost"], new Date(Date.now() + DAY)));
    await expect(webClient()(origin)).rejects.toThrow("nobody vouches for its certificate");
  });

  test("that has expired", async () => {
    const certificate = await selfSigned(["localhost"], new Date(Date.now() - DAY));
    const origin = await startHttps(certificate);
    await expect(trusting(certificate)(origin)).rejects.toThrow("its certificate has expired");
  });

  test("that is for another name", async () => {
    const certificate = await selfSigned(["www.lonestar.us"], new Date(Date.now() + DAY));
    const origin = await startHttps(certificate);
    await expect(trusting(certificate)(origin)).rejects.toThrow("its certificate is for another name");
  });

  test("missing, where https is expected", async () => {
    const origin = await startHttp((_, response) => void response.end());
    await expect(webClient()(origin.replace("http:", "https:"))).rejects.toThrow("does not speak https");
  });
});
