import { describe, expect, test } from "vitest";
import { headersFor } from "../../../server/header-rules.ts";
import { headersFile } from "../../../server/hosts/headers-file.ts";
import { testHostSite } from "../../../server/hosts/test-host-site.ts";
import { cloudflareHeaders } from "../../../server/hosts/test-semantics.ts";
import { headerFindings } from "./compare-headers.ts";

const CSP = "default-src 'none'; script-src 'self' 'sha256-aB='";
const HSTS = "max-age=63072000; includeSubDomains; preload";
const IMMUTABLE = "public, max-age=31536000, immutable";

test.each([
  ["Cache-Control", "no-cache", "no-cache"],
  ["Cache-Control", "no-cache", "public, max-age=0, must-revalidate"],
  ["Cache-Control", IMMUTABLE, IMMUTABLE],
  ["Cache-Control", IMMUTABLE, "immutable,max-age=31536000"],
  ["Content-Security-Policy", CSP, CSP],
  ["Content-Security-Policy", CSP, "script-src 'sha256-aB=' 'self';default-src 'none';"],
  ["Content-Security-Policy", CSP, `${CSP}; upgrade-insecure-requests`],
  ["Content-Security-Policy", CSP, `upgrade-insecure-requests, ${CSP}`],
  ["Content-Security-Policy", CSP, `${CSP}, script-src https: 'self' 'sha256-aB='`],
  ["Content-Security-Policy", CSP, `default-src 'self' 'sha256-aB=', ${CSP}`],
  ["Strict-Transport-Security", HSTS, "max-age=31536000"],
  ["Permissions-Policy", "camera=(), geolocation=(self)", "geolocation=(self),camera=()"],
  ["X-Frame-Options", "DENY", "DENY"],
])("%s: %s may be sent as %s", (name, expected, given) => {
  const received = { [name.toLowerCase()]: given, server: "any" };
  expect(headerFindings("/", { [name]: expected }, received)).toEqual([]);
});

test.each([
  ["Cache-Control", "no-cache", "public, max-age=14400"],
  ["Cache-Control", IMMUTABLE, "max-age=31536000"],
  ["Cache-Control", IMMUTABLE, "public, max-age=3600, immutable"],
  ["Content-Security-Policy", CSP, "default-src 'none'; script-src 'self'"],
  ["Content-Security-Policy", CSP, CSP.replace("aB", "ab")],
  ["Content-Security-Policy", CSP, CSP.replace("; script-src", "")],
  ["Content-Security-Policy", CSP, CSP.replace("default-src 'none'; ", "")],
  ["Content-Security-Policy", CSP, `${CSP} https:`],
  ["Content-Security-Policy", CSP, "default-src 'none', script-src 'self' 'sha256-aB='"],
  ["Content-Security-Policy", CSP, `${CSP}, script-src 'self'`],
  ["Content-Security-Policy", CSP, `${CSP}, default-src 'self'`],
  ["Content-Security-Policy", CSP, `${CSP}, style-src 'none'`],
  ["Strict-Transport-Security", HSTS, "max-age=3600; includeSubDomains; preload"],
  ["X-Frame-Options", "DENY", "SAMEORIGIN"],
])("%s: %s must not be sent as %s", (name, expected, given) => {
  const findings = headerFindings("/x", { [name]: expected }, { [name.toLowerCase()]: given });
  expect(findings).toEqual([
    { wrong: expect.stringContaining(name), remedy: expect.stringContaining("header-rules.ts"), at: "/x" },
  ]);
});

test("a missing header is named", () => {
  const findings = headerFindings("/x", { "X-Frame-Options": "DENY" }, {});
  expect(findings).toEqual([
    { wrong: "The header X-Frame-Options is missing.", remedy: expect.any(String), at: "/x" },
  ]);
});

describe("a host that reads _headers, with ad monitoring on", () => {
  const site = testHostSite("https://ads.example/monitor.js");
  const sent = (address: string) => {
    const headers = Object.entries(cloudflareHeaders(headersFile(site), address));
    return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
  };

  test.each(site.addresses)("sends %s as it should", (address) => {
    expect(headerFindings(address, headersFor(address, site.rules), sent(address))).toEqual([]);
  });

  test("must not hold the page with the ad monitoring to the policy of the others as well", () => {
    const expected = headersFor("/request-help", site.rules);
    const findings = headerFindings("/request-help", expected, {
      ...sent("/request-help"),
      "content-security-policy": sent("/")["content-security-policy"],
    });
    expect(findings).toHaveLength(1);
  });
});
