import { createHash } from "node:crypto";
import { getDomain } from "tldts";
import { BIG_DATA_CLOUD, NOMINATIM } from "../src/request/geocoders.ts";
import { bodyOf, type SiteFile } from "./site-files.ts";

/** Headers for a part of the site. */
export interface HeaderRule {
  /** An address, or an address ending in "*" for all that start so. Later rules win. */
  path: string;
  /** Null for a header that an earlier rule has, and that says nothing here. */
  headers: Readonly<Record<string, string | null>>;
}

/** What the rules depend on. */
export interface HeaderFacts {
  /** CSP sources of the style sheets inside the pages: "'sha256-…'". */
  styleHashes: readonly string[];
  /** CSP sources of the scripts inside the pages. */
  scriptHashes: readonly string[];
  /** Address of the ad-monitoring script, loaded on /request-help only. */
  adScript: string | null;
}

/** No text becomes code or markup; only the browser entry may name a script, which is the service worker. */
const TRUSTED_TYPES = { "require-trusted-types-for": ["'script'"], "trusted-types": ["worker"] } as const;

const REVALIDATE = "no-cache";
const ONE_YEAR = "public, max-age=31536000, immutable";
const ONE_DAY = "public, max-age=86400";

/**
 * What the site's own code must not do. geolocation must be allowed: without it the position request fails as if the
 * driver had refused.
 */
const PERMISSIONS = "camera=(), geolocation=(self), microphone=()";

/** Where code of others runs, also what needs no one's consent, and may tell one phone from another. */
const PERMISSIONS_BESIDE_OTHERS = `${PERMISSIONS}, accelerometer=(), browsing-topics=(), display-capture=(), gyroscope=(), magnetometer=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()`;

/**
 * What only a document needs. Scripts, fonts, icons and pictures are none: they are held to the policy of the page that
 * asks for them, and a drawing that is opened by itself holds no script. The service worker is not among those, for it
 * is held to its own policy.
 */
const NO_DOCUMENT: HeaderRule["headers"] = {
  "Content-Security-Policy": null,
  "Cross-Origin-Embedder-Policy": null,
  "Cross-Origin-Opener-Policy": null,
  "Permissions-Policy": null,
  "Referrer-Policy": null,
  "X-Frame-Options": null,
};

/** The one list of headers: the server sends them, and the files for other hosts are written from it. */
export function headerRules(facts: HeaderFacts): HeaderRule[] {
  return [
    {
      path: "/*",
      headers: {
        "Cache-Control": REVALIDATE,
        "Content-Security-Policy": contentSecurityPolicy(facts, []),
        "Cross-Origin-Embedder-Policy": "require-corp",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": PERMISSIONS,
        // Nominatim's usage policy asks for a Referer: https://operations.osmfoundation.org/policies/nominatim/
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
      },
    },
    { path: "/assets/*", headers: { "Cache-Control": ONE_YEAR, ...NO_DOCUMENT } },
    { path: "/pictures/*", headers: { "Cache-Control": ONE_DAY, ...NO_DOCUMENT } },
    { path: "/icons/*", headers: { "Cache-Control": ONE_DAY, ...NO_DOCUMENT } },
    // Some previews of links are drawn by a browser, on a page of another site. No visitor's browser asks for these
    // cards, so they are not kept: then the files for hosts need not list each, and there is one for each city.
    { path: "/og/*", headers: { "Cross-Origin-Resource-Policy": "cross-origin" } },
    ...adMonitoringRule(facts),
  ];
}

/** The list for a built site: the styles and scripts that its pages hold are those the policy allows. */
export function rulesOfSite(files: ReadonlyMap<string, SiteFile>, adScript: string | null): HeaderRule[] {
  const pages = [...files.values()]
    .filter(({ type }) => type.includes("html"))
    .map((file) => String(bodyOf(file)));
  const all = (hashesIn: (html: string) => string[]) => [...new Set(pages.flatMap(hashesIn))].sort();
  return headerRules({ styleHashes: all(styleHashes), scriptHashes: all(scriptHashes), adScript });
}

/** The headers of one address. */
export function headersFor(address: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) => holds(rule, address));
  return Object.fromEntries(
    Object.entries(
      Object.assign({}, ...matching.map(({ headers }) => headers)) as HeaderRule["headers"],
    ).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

/** Whether a rule holds at an address. */
export function holds({ path }: HeaderRule, address: string): boolean {
  return path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;
}

/** The CSP sources of all style elements in a page. */
export function styleHashes(html: string): string[] {
  return Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, css = ""]) => hashSource(css));
}

/** The CSP sources of the scripts in a page that browsers run or go by; structured data is neither. */
export function scriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?: type="speculationrules")?>(.*?)<\/script>/gs);
  return Array.from(scripts, ([, code = ""]) => hashSource(code));
}

/** The CSP source that allows one text (CSP Level 3, section 6.7.3). */
function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * Only /request-help may load the ad-monitoring script, and talk to its provider. A script of someone
 * else need not say who may embed it, nor keep to Trusted Types.
 */
function adMonitoringRule(facts: HeaderFacts): HeaderRule[] {
  if (facts.adScript === null) return [];
  return [
    {
      path: "/request-help",
      headers: {
        "Content-Security-Policy": contentSecurityPolicy(facts, providerSources(facts.adScript)),
        "Cross-Origin-Embedder-Policy": "unsafe-none",
        "Permissions-Policy": PERMISSIONS_BESIDE_OTHERS,
      },
    },
  ];
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

function contentSecurityPolicy(
  { styleHashes, scriptHashes }: HeaderFacts,
  adSources: readonly string[],
): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    // Only what a tap on "Use my GPS location" asks for words.
    "connect-src": ["'self'", BIG_DATA_CLOUD, NOMINATIM, ...adSources],
    "font-src": ["'self'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
    "img-src": ["'self'", ...adSources],
    "manifest-src": ["'self'"],
    "script-src": ["'self'", ...scriptHashes, ...adSources],
    "style-src": styleHashes.length > 0 ? styleHashes : ["'none'"],
    "worker-src": ["'self'"],
    ...(adSources.length === 0 && TRUSTED_TYPES),
  };
  return Object.entries(directives)
    .map((directive) => directive.flat().join(" "))
    .join("; ");
}
