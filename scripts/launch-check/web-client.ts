import { Agent, fetch } from "undici";

/** A host's answer, its body decompressed; the names of its headers are in small letters. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
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
 * @param connect Which certificate authority to trust, and the name that certificates must have, if not the usual.
 * @param timeout How many milliseconds a host may be silent.
 */
export function webClient(connect: { ca?: string; servername?: string } = {}, timeout = 10_000): Ask {
  const limits = { headersTimeout: timeout, bodyTimeout: timeout };
  const dispatcher = new Agent({ connect: { ...connect, timeout }, connections: 6, ...limits });
  const options = { dispatcher, redirect: "manual", headers: { "accept-encoding": "br, gzip" } } as const;
  return async (url) => {
    try {
      const response = await fetch(url, options);
      const body = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: Object.fromEntries(response.headers), body };
    } catch (error) {
      const { code = "", message = String(error) } = Object(Object(error).cause ?? error);
      return `${new URL(url).origin} does not answer: ${REASONS[code] ?? message}.`;
    }
  };
}

/** Plain explanations of error codes, whose own messages only experts understand. */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: "the name does not exist; the domain's DNS must point to your host",
  EAI_AGAIN: "the name could not be looked up; are you online?",
  ECONNREFUSED: "no web server listens there",
  ECONNRESET: "the connection was cut",
  UND_ERR_SOCKET: "the connection was cut",
  UND_ERR_CONNECT_TIMEOUT: "it stays silent",
  UND_ERR_HEADERS_TIMEOUT: "it stays silent",
  UND_ERR_BODY_TIMEOUT: "it stays silent",
  ERR_SSL_WRONG_VERSION_NUMBER: "it does not speak https there",
  Z_DATA_ERROR: "what it sends cannot be unpacked",
  CERT_HAS_EXPIRED: "its certificate has expired, and browsers warn visitors off",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name, and browsers warn visitors off",
  DEPTH_ZERO_SELF_SIGNED_CERT: "nobody vouches for its certificate, and browsers warn visitors off",
};
