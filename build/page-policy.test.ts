import { expect, test } from "vitest";
import { POLICY } from "../src/shared/build-contract.ts";
import { withPolicy } from "./page-policy.ts";

const STYLES = "<style>a{}</style>";
const PAGE = `${POLICY}${STYLES}<script>x()</script><script type="application/ld+json">{}</script>`;
const GEOCODER = "https://places.example";

/** The page's policy. */
function policyWith(scripts?: readonly string[]): string {
  const [policy = ""] = withPolicy(PAGE, { connect: [GEOCODER], ...(scripts && { scripts }) }).split(STYLES);
  return policy;
}

/** The sources of each directive of the page's policy. As in browsers, the first of a name counts. */
function directives(scripts?: readonly string[]): Record<string, string[]> {
  const entries = policyWith(scripts)
    .split(";")
    .map((directive) => directive.split(" "))
    .map(([name = "", ...sources]): [string, string[]] => [name, sources]);
  return Object.fromEntries(entries.reverse());
}

const HASH = expect.stringMatching(/^'sha256-.{44}'$/);

test("the policy starts from nothing, and allows the page's own styles and scripts by hash, and the site's files", () => {
  expect(directives()).toEqual({
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

const PROVIDER = ["https://ads.example", "https://*.ads.example"];

test("the page is open to the provider of an outside script, without Trusted Types; to nothing else", () => {
  const { "require-trusted-types-for": _, "trusted-types": __, ...plain } = directives();
  expect(directives(PROVIDER)).toEqual({
    ...plain,
    "connect-src": ["'self'", GEOCODER, ...PROVIDER],
    "img-src": ["'self'", ...PROVIDER],
    "script-src": ["'self'", HASH, ...PROVIDER],
  });
});
