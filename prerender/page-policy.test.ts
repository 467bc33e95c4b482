import { expect, test } from "vitest";
import { policyOf } from "./page-policy.ts";

const GEOCODER = "https://places.example";

/** The directives of a page's policy, with "(hash)" for each hash. */
function directives(scripts?: readonly string[]): string[] {
  const outside = { connect: [GEOCODER], ...(scripts && { scripts }) };
  return policyOf(["a{}", "b{}"], "x()", outside)
    .replaceAll(/'sha256-.{44}'/g, "(hash)")
    .split(";");
}

test("the policy starts from nothing, and allows the page's own styles and scripts by hash, and the site's files", () => {
  expect(directives()).toEqual([
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "font-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${GEOCODER}`,
    "script-src 'self' (hash)",
    "style-src (hash) (hash)",
    "require-trusted-types-for 'script'",
    "trusted-types worker",
  ]);
});

test("without Trusted Types, the page is open to the provider of an outside script, and to nothing else", () => {
  const provider = "https://ads.example https://*.ads.example";
  const open = directives().map((directive) =>
    /^(img|connect|script)-src/.test(directive) ? `${directive} ${provider}` : directive,
  );
  expect(directives(provider.split(" "))).toEqual(open.slice(0, -2));
});
