import { once } from "node:events";
import http, { type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** A host's answer, its body decompressed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Requests an address without following redirects.
 * @returns The answer, or the reason why there is none.
 */
export type Ask = (url: string) => Promise<Answer | string>;

/**
 * A client that makes requests as browsers do: compressed, with certificates checked, and six connections to
 * a host.
 * @param options Options for the connections.
 * @param timeout How many milliseconds a host may be silent.
 */
export function webClient(options: https.AgentOptions = {}, timeout = 10_000): Ask {
  const pool = { ...options, keepAlive: true, maxSockets: 6 };
  const agents = { http: new http.Agent(pool), https: new https.Agent(pool) };
  const common = { headers: { "accept-encoding": "br, gzip" }, timeout };
  return async (url) => {
    try {
      const request = url.startsWith("https:")
        ? https.get(url, { agent: agents.https, ...common })
        : http.get(url, { agent: agents.http, ...common });
      request.once("timeout", () => request.destroy(Object.assign(new Error(), { code: "ETIMEDOUT" })));
      // An error in the middle of an answer also makes reading its body fail, which is handled below.
      request.on("error", () => {});
      const [response] = (await once(request, "response")) as [IncomingMessage];
      const { statusCode: status = 0, headers } = response;
      return { status, headers, body: unpacked(await buffer(response), headers["content-encoding"]) };
    } catch (error) {
      const { code = "", message = String(error) } = error as Partial<NodeJS.ErrnoException>;
      return `${new URL(url).origin} does not answer: ${REASONS[code] ?? message}.`;
    }
  };
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}

/** Plain explanations of Node's error codes, whose own messages only experts understand. */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: "the name does not exist; the domain's DNS must point to your host",
  EAI_AGAIN: "the name could not be looked up; are you online?",
  ECONNREFUSED: "no web server listens there",
  ECONNRESET: "the connection was cut",
  ETIMEDOUT: "it stays silent",
  EPROTO: "it does not speak https there",
  Z_DATA_ERROR: "what it sends cannot be unpacked",
  CERT_HAS_EXPIRED: "its certificate has expired, and browsers warn visitors off",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name, and browsers warn visitors off",
  DEPTH_ZERO_SELF_SIGNED_CERT: "nobody vouches for its certificate, and browsers warn visitors off",
};
