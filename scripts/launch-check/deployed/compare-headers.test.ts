import { expect, test } from "vitest";
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
