import { hash } from "node:crypto";
import { getDomain } from "tldts";
import { POLICY } from "../src/shared/build-contract.ts";
import { replaceOnce } from "./html.ts";

/** Other hosts that a page may load from. */
export interface Outside {
  /** Origin of the geocoder that the page's form uses. */
  geocoder: string;
  /** Address of an outside script that the page may load; null on all pages except for one. */
  adScript: string | null;
}

/**
 * Trusted Types: no text may become code or markup, and only the entry script may name a script, the service
 * worker.
 */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types worker"];

/** The page with its policy in the place that `Head` has for it. */
export function withPolicy(html: string, outside: Outside): string {
  return replaceOnce(html, POLICY, pagePolicy(html, outside));
}

/**
 * The policy of a page. It starts from nothing and allows the page's own styles and scripts by hash, and the
 * site's files. Outside scripts need not follow Trusted Types. Workers fall under `script-src`.
 */
function pagePolicy(html: string, { geocoder, adScript }: Outside): string {
  const provider = adScript === null ? [] : providerSources(adScript);
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "font-src 'self'",
    ["img-src 'self'", ...provider].join(" "),
    "manifest-src 'self'",
    ["connect-src 'self'", geocoder, ...provider].join(" "),
    ["script-src 'self'", ...hashesOf("script", html), ...provider].join(" "),
    ["style-src", ...hashesOf("style", html)].join(" "),
    ...(adScript === null ? TRUSTED_TYPES : []),
  ].join(";");
}

/**
 * The CSP sources of a script's provider: its registered domain with all subdomains. ClickCease's script is on
 * "www.", while its recorder and its own fallback report to "monitor." of the same domain.
 */
function providerSources(script: string): string[] {
  const { hostname, port } = new URL(script);
  const domain = getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
  const suffix = port && `:${port}`;
  return [`https://${domain}${suffix}`, `https://*.${domain}${suffix}`];
}

/** The CSP sources (CSP Level 3, section 6.7.3) of all elements of one kind that have no type, as structured data has. */
export function hashesOf(element: "script" | "style", html: string): string[] {
  const texts = html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, "gs"));
  return Array.from(texts, ([, text = ""]) => `'sha256-${hash("sha256", text, "base64")}'`);
}
