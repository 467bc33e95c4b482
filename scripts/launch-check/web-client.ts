import { TLSSocket } from "node:tls";
import { Agent, buildConnector, fetch, type Headers } from "undici";

/** What a host answers, its body unpacked. */
export interface Answer {
  status: number;
  headers: Pick<Headers, "get">;
  body: Buffer;
  /** The last day of the host's certificate; over http there is none. */
  certificateEnds?: Date | undefined;
}

/**
 * Asks for an address, and follows no redirect.
 * @throws {Unreachable} when there is no answer.
 */
export type Ask = (url: string) => Promise<Answer>;

/** A host gave no answer; the message says why, to people. */
export class Unreachable extends Error {
  /** So that nobody can have meant to answer. */
  isUnknownName = false;
}

/**
 * A client that asks as browsers do: compressed, certificates checked, six connections to a host.
 * @param timeout How many milliseconds a host may be silent.
 */
export function webClient(connect = buildConnector({}), timeout = 10_000): Ask {
  const ends = new Map<string, Date>();
  const dispatcher = new Agent({
    connections: 6,
    headersTimeout: timeout,
    bodyTimeout: timeout,
    connect(options, done) {
      connect(options, (...result) => {
        const [, socket] = result;
        if (socket instanceof TLSSocket) {
          ends.set(options.hostname, new Date(socket.getPeerCertificate().valid_to));
        }
        done(...result);
      });
    },
  });
  return async (url) => {
    try {
      const headers = { "accept-encoding": "br, gzip" };
      const response = await fetch(url, { dispatcher, headers, redirect: "manual" });
      const body = Buffer.from(await response.arrayBuffer());
      const certificateEnds = ends.get(new URL(url).hostname);
      return { status: response.status, headers: response.headers, body, certificateEnds };
    } catch (error) {
      throw unreachable(url, error);
    }
  };
}

/** Error codes of Node and undici, where their own message says nothing to somebody who has never seen one. */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: "the name leads nowhere; the domain's DNS must point to your host",
  EAI_AGAIN: "the name could not be looked up; are you online?",
  ECONNREFUSED: "no web server listens there",
  ECONNRESET: "the connection was cut",
  UND_ERR_SOCKET: "the connection was cut",
  UND_ERR_CONNECT_TIMEOUT: "it stays silent",
  UND_ERR_HEADERS_TIMEOUT: "it stays silent",
  UND_ERR_BODY_TIMEOUT: "it stays silent",
  EPROTO: "it does not speak https there",
  ERR_SSL_WRONG_VERSION_NUMBER: "it does not speak https there",
  Z_DATA_ERROR: "what it sends cannot be unpacked",
  CERT_HAS_EXPIRED: "its certificate has expired, and browsers warn visitors off",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name, and browsers warn visitors off",
  DEPTH_ZERO_SELF_SIGNED_CERT: "nobody vouches for its certificate, and browsers warn visitors off",
};

/** A failed request, in words. fetch wraps what went wrong into an error that says nothing. */
function unreachable(url: string, error: unknown): Unreachable {
  const { code = "", message = String(error) } = Object(
    error instanceof Error ? (error.cause ?? error) : error,
  );
  const reason = REASONS[code] ?? message;
  const unreachable = new Unreachable(`${new URL(url).origin} does not answer: ${reason}.`);
  unreachable.isUnknownName = code === "ENOTFOUND" || code === "EAI_AGAIN";
  return unreachable;
}
