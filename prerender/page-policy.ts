import { hash } from "node:crypto";
import { getDomain } from "tldts";

/** Other hosts that a page may load from. */
export interface Outside {
  /** Origin of the geocoder that the page's form uses. */
  geocoder: string;
  /** Address of an outside script that the page may load; null on all pages except for one. */
  adScript: string | null;
}

const CHARSET = '<meta charSet="utf-8"/>';

/**
 * Trusted Types: no text may become code or markup, and only the entry script may name a script, the service
 * worker.
 */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types worker"];

/** The page with its Content-Security-Policy, which applies to everything after it. */
export function withPolicy(html: string, outside: Outside): string {
  const policy = pagePolicy(html, outside);
  return html.replace(
    CHARSET,
    () => `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/**
 * The policy of a page. It starts from nothing and allows the page's own styles and scripts by hash, and the
 * site's files. Outside scripts need not follow Trusted Types. Workers fall under `script-src`.
 */
function pagePolicy(html: string, { geocoder, adScript }: Outside): string {
  const provider = adScript === null ? [] : providerSources(adScript);
  const source = (name: string, ...sources: readonly string[]) => [name, ...sources].join(" ");
  return [
    source("default-src", "'none'"),
    source("base-uri", "'none'"),
    source("form-action", "'none'"),
    source("font-src", "'self'"),
    source("img-src", "'self'", ...provider),
    source("manifest-src", "'self'"),
    source("connect-src", "'self'", geocoder, ...provider),
    source("script-src", "'self'", ...scriptHashes(html), ...provider),
    source("style-src", ...styleHashes(html)),
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

/** The CSP sources of all style elements in a page. */
function styleHashes(html: string): string[] {
  return Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, css = ""]) => hashSource(css));
}

/** The CSP sources of the scripts in a page that browsers run; structured data is not one. */
export function scriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script>(.*?)<\/script>/gs);
  return Array.from(scripts, ([, code = ""]) => hashSource(code));
}

/** The CSP source that allows one text (CSP Level 3, section 6.7.3). */
function hashSource(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}
