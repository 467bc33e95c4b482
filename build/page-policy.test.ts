import { expect, test } from "vitest";
import { POLICY } from "../src/shared/build-contract.ts";
import { withPolicy } from "./page-policy.ts";

const STYLES = "<style>a{}</style>";
const PAGE = `${POLICY}${STYLES}<script>x()</script><script type="application/ld+json">{}</script>`;
const GEOCODER = "https://places.example";

/** The page's policy. */
function policyWith(adScript: string | null): string {
  const [policy = ""] = withPolicy(PAGE, { geocoder: GEOCODER, adScript }).split(STYLES);
  return policy;
}

/** The sources of each directive of the page's policy. As in browsers, the first of a name counts. */
function directives(adScript: string | null): Record<string, string[]> {
  const entries = policyWith(adScript)
    .split(";")
    .map((directive) => directive.split(" "))
    .map(([name = "", ...sources]): [string, string[]] => [name, sources]);
  return Object.fromEntries(entries.reverse());
}

test("a page without a place for its policy is refused", () => {
  expect(() => withPolicy(STYLES, { geocoder: GEOCODER, adScript: null })).toThrow(POLICY);
});

const HASH = expect.stringMatching(/^'sha256-.{44}'$/);

test("the policy starts from nothing, and allows the page's own styles and scripts by hash, and the site's files", () => {
  expect(directives(null)).toEqual({
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "connect-src": ["'self'", GEOCODER],
    "font-src": ["'self'"],
    "form-action": ["'none'"],
    "img-src": ["'self'"],
    "manifest-src": ["'self'"],
    "script-src": ["'self'", HASH],
    "style-src": [HASH],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["worker"],
  });
});

test.each([
  ["https://www.clickcease.com/monitor/cccontrack.js", "clickcease.com"],
  ["https://www.ads.example:8443/monitor.js?id=1", "ads.example:8443"],
  ["https://cdn.ads.co.uk/a.js", "ads.co.uk"],
  ["https://somebody.github.io/a.js", "somebody.github.io"],
])("%s opens the page to %s and its subdomains, without Trusted Types; nothing else", (script, domain) => {
  const sources = [`https://${domain}`, `https://*.${domain}`];
  const { "require-trusted-types-for": _, "trusted-types": __, ...plain } = directives(null);
  expect(directives(script)).toEqual({
    ...plain,
    "connect-src": ["'self'", GEOCODER, ...sources],
    "img-src": ["'self'", ...sources],
    "script-src": ["'self'", HASH, ...sources],
  });
});
