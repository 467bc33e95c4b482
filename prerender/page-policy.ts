import { hash } from "node:crypto";
import { POLICY } from "../src/shared/build-contract.ts";
import { replaceOnce } from "../src/shared/text.ts";
import { elementsIn, type HtmlElement } from "./html.ts";
import type { Documents } from "./page-styles.ts";

/** Other hosts that a page may load from. */
interface Outside {
  /** Sources that the page's code may ask. */
  connect: readonly string[];
  /** Sources of outside scripts, to which these may report, also by pictures. Only /request-help can have any. */
  scripts?: readonly string[];
}

/** Trusted Types: no text may become code or markup, except the service worker's address (policy "worker"). */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types worker"];

/** All pages, each with its policy. */
export function withPolicies(documents: Documents, outsideOf: (address: string) => Outside): Documents {
  return new Map(Array.from(documents, ([address, html]) => [address, withPolicy(html, outsideOf(address))]));
}

/** A page with its policy, in the place that `Head` keeps for it. */
export function withPolicy(html: string, outside: Outside): string {
  return replaceOnce(html, POLICY, pagePolicy(html, outside));
}

/**
 * The policy of a page: nothing is allowed but its own styles and scripts, by hash, and the site's files. Outside
 * scripts need not follow Trusted Types. `script-src` also covers workers.
 */
function pagePolicy(html: string, { connect, scripts = [] }: Outside): string {
  const elements = elementsIn(html);
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "font-src 'self'",
    ["img-src 'self'", ...scripts].join(" "),
    "manifest-src 'self'",
    ["connect-src 'self'", ...connect, ...scripts].join(" "),
    ["script-src 'self'", ...hashesOf("script", elements), ...scripts].join(" "),
    ["style-src", ...hashesOf("style", elements)].join(" "),
    ...(scripts.length === 0 ? TRUSTED_TYPES : []),
  ].join(";");
}

/** The CSP hashes of all inline styles or scripts: those without attributes. Inline data has a type. */
export function hashesOf(element: "script" | "style", elements: readonly HtmlElement[]): string[] {
  return elements
    .filter(({ name, attributes }) => name === element && Object.keys(attributes).length === 0)
    .map(({ text }) => `'sha256-${hash("sha256", text, "base64")}'`);
}
