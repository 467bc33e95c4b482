import http, { type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";
import { TLSSocket } from "node:tls";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { unreachable } from "./unreachable.ts";

/** What a host answers, its body unpacked. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The last day of the host's certificate; over http there is none. */
  certificateEnds?: Date;
}

/**
 * Asks for an address, and follows no redirect.
 * @throws {Unreachable} when there is no answer.
 */
export type Ask = (url: string) => Promise<Answer>;

/** A host is asked for this many files at once. */
const AT_ONCE = { keepAlive: true, maxSockets: 6 };

/** What connects to hosts. */
export interface Agents {
  http: http.Agent;
  https: https.Agent;
}

/**
 * A client that asks as browsers do: compressed, certificates checked.
 * @param patience How long a host may be silent, in milliseconds.
 */
export function webClient(
  agents: Agents = { http: new http.Agent(AT_ONCE), https: new https.Agent(AT_ONCE) },
  patience = 10_000,
): Ask {
  return async (url) => {
    try {
      const response = await send(new URL(url), agents, patience);
      const packed = await buffer(response);
      const { socket, headers, statusCode: status = 0 } = response;
      const body = unpack(packed, headers["content-encoding"]);
      if (!(socket instanceof TLSSocket)) return { status, headers, body };
      return { status, headers, body, certificateEnds: new Date(socket.getPeerCertificate().valid_to) };
    } catch (error) {
      throw unreachable(url, error);
    }
  };
}

function send(url: URL, agents: Agents, patience: number): Promise<IncomingMessage> {
  const [client, agent] = url.protocol === "https:" ? [https, agents.https] : [http, agents.http];
  return new Promise((resolve, reject) => {
    const request = client.get(url, { agent, timeout: patience, headers: { "Accept-Encoding": "br, gzip" } });
    request.on("response", resolve);
    request.on("timeout", () => request.destroy(Object.assign(new Error("timeout"), { code: "ETIMEDOUT" })));
    request.on("error", (error: NodeJS.ErrnoException) => {
      // A kept connection that the host has just closed: https://nodejs.org/api/http.html#requestreusedsocket
      if (request.reusedSocket && error.code === "ECONNRESET")
        send(url, agents, patience).then(resolve, reject);
      else reject(error);
    });
  });
}

function unpack(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}
