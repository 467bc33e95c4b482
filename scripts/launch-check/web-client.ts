import { EnvHttpProxyAgent, fetch } from "undici";
import { fieldsOf } from "../../src/shared/fields-of.ts";
import type { Finding } from "./report.ts";

/** A host's answer, its body decompressed; the names of its headers are in small letters. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}

/**
 * Requests an address without following redirects.
 * @returns The answer, or why there is none.
 */
export type Ask = (url: string) => Promise<Answer | Finding>;

/**
 * A client that makes requests as browsers do: compressed, with certificates checked, and through a proxy if HTTPS_PROXY
 * or HTTP_PROXY names one.
 * @param ca Which certificate authority to trust, if not the usual ones.
 * @param timeout How many milliseconds an answer may take, to its end.
 */
export function webClient(ca?: string, timeout = 15_000): Ask {
  const tls = { ca, timeout };
  const dispatcher = new EnvHttpProxyAgent({ connect: tls, requestTls: tls });
  const options = { dispatcher, redirect: "manual", headers: { "accept-encoding": "br, gzip" } } as const;
  return async (url) => {
    try {
      const response = await fetch(url, { ...options, signal: AbortSignal.timeout(timeout) });
      const { status, headers } = response;
      const body = Buffer.from(await response.arrayBuffer());
      return { status, headers: Object.fromEntries(headers), body };
    } catch (error) {
      return unanswered(url, error);
    }
  };
}

/** That a host does not answer, with the reason that the system gives. */
export function unanswered(url: string, error: unknown): Finding {
  const { code, name, message } = fieldsOf(fieldsOf(error).cause ?? error);
  return {
    wrong: `${new URL(url).origin} does not answer: ${typeof code === "string" ? code : name}, ${message}.`,
    remedy:
      "Check the domain's DNS, that the web server runs, and its certificate: for this name, not expired, with the whole chain (fullchain.pem). A new domain or certificate may take an hour. If HTTPS_PROXY or HTTP_PROXY names a proxy, check that, too",
  };
}
