import { hash } from "node:crypto";

/** Other hosts that a page may load from. */
interface Outside {
  /** Sources that the page's code may ask. */
  connect: readonly string[];
  /** Sources of outside scripts, to which these may report, also by pictures. Only /request-help can have any. */
  scripts?: readonly string[];
}

/** Trusted Types: no text may become code or markup, except the service worker's address (policy "worker"). */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types worker"];

/**
 * The Content-Security-Policy of a page: nothing is allowed but the styles and the script inside it, by hash, and the
 * site's files. Outside scripts need not follow Trusted Types. `script-src` also covers workers.
 */
export function policyOf(styles: readonly string[], script: string, { connect, scripts = [] }: Outside): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "font-src 'self'",
    ["img-src 'self'", ...scripts].join(" "),
    "manifest-src 'self'",
    ["connect-src 'self'", ...connect, ...scripts].join(" "),
    ["script-src 'self'", hashOf(script), ...scripts].join(" "),
    ["style-src", ...styles.map(hashOf)].join(" "),
    ...(scripts.length === 0 ? TRUSTED_TYPES : []),
  ].join(";");
}

/** The source by which a policy allows this style or script. */
export function hashOf(code: string): string {
  return `'sha256-${hash("sha256", code, "base64")}'`;
}
