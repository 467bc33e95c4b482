import { EnvHttpProxyAgent, fetch } from "undici";
import { fieldsOf } from "../../src/shared/fields-of.ts";
import { unanswered } from "./causes.ts";
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

/** Far more than any file of the site. */
const MOST_BYTES = 50_000_000;

/**
 * A client that makes requests as browsers do: compressed, with certificates checked, and through a proxy if HTTPS_PROXY
 * or HTTP_PROXY names one.
 * @param ca Which certificate authority to trust, if not the usual ones.
 * @param timeout How many milliseconds an answer may take, to its end.
 */
export function webClient(ca?: string, timeout = 15_000): Ask {
  const tls = { ca, timeout };
  const proxies = { httpProxy: proxyIn("HTTP_PROXY"), httpsProxy: proxyIn("HTTPS_PROXY") };
  const dispatcher = new EnvHttpProxyAgent({ ...proxies, connect: tls, requestTls: tls });
  const options = { dispatcher, redirect: "manual", headers: { "accept-encoding": "br, gzip" } } as const;
  return async (url) => {
    try {
      const response = await fetch(url, { ...options, signal: AbortSignal.timeout(timeout) });
      const chunks: Uint8Array[] = [];
      let size = 0;
      for await (const chunk of response.body ?? []) {
        chunks.push(chunk);
        size += chunk.length;
        if (size > MOST_BYTES) return unanswered(url, "ENDLESS");
      }
      const { status, headers } = response;
      return { status, headers: Object.fromEntries(headers), body: Buffer.concat(chunks) };
    } catch (error) {
      const { code, name, message } = fieldsOf(fieldsOf(error).cause ?? error);
      const silence = unanswered(url, typeof code === "string" ? code : `${name}: ${message}`);
      if (proxies.httpProxy + proxies.httpsProxy === "") return silence;
      return {
        ...silence,
        remedy: `Check the proxy that HTTPS_PROXY or HTTP_PROXY names. ${silence.remedy}`,
      };
    }
  };
}

/** The address of a proxy, which people write without its protocol, too; "" if there is none. */
function proxyIn(name: string): string {
  const { [name.toLowerCase()]: named = process.env[name] ?? "" } = process.env;
  return named === "" || named.includes("://") ? named : `http://${named}`;
}
