import { describe, expect, test } from "vitest";
import { headerRules, headersFor } from "./header-rules.ts";

/*
 * The points that MDN's HTTP Observatory gives (its scoring algorithm 6), for the headers of the site's pages:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. A site starts with 100; what is
 * listed here are the bonuses, each with what it asks for. Strict-Transport-Security earns none: five points more are
 * for domains on the list that browsers come with
 * (https://github.com/mdn/mdn-http-observatory/blob/main/src/analyzer/tests/strict-transport-security.js).
 */
const BONUSES: readonly (readonly [name: string, points: number, holds: (headers: Headers) => boolean])[] = [
  [
    "Content-Security-Policy from default-src 'none', without anything unsafe",
    10,
    (headers) => /^default-src 'none';(?!.*unsafe-)/.test(headers.get("Content-Security-Policy") ?? ""),
  ],
  [
    "Referrer-Policy that keeps addresses private",
    5,
    (headers) =>
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        headers.get("Referrer-Policy") ?? "",
      ),
  ],
  [
    "frame-ancestors in the policy",
    5,
    (headers) => /; frame-ancestors 'none';/.test(headers.get("Content-Security-Policy") ?? ""),
  ],
  [
    "Cross-Origin-Resource-Policy",
    10,
    (headers) => headers.get("Cross-Origin-Resource-Policy") === "same-origin",
  ],
  [
    "Cross-Origin-Embedder-Policy",
    10,
    (headers) => headers.get("Cross-Origin-Embedder-Policy") === "require-corp",
  ],
  [
    "Cross-Origin-Opener-Policy",
    10,
    (headers) => headers.get("Cross-Origin-Opener-Policy") === "same-origin",
  ],
];

function pointsOf(headers: Headers): Record<string, number> {
  return Object.fromEntries(BONUSES.map(([name, points, holds]) => [name, holds(headers) ? points : 0]));
}

describe("the Observatory's score", () => {
  const rules = headerRules({
    styleHashes: ["'sha256-AAAA'"],
    scriptHashes: [],
    adScript: "https://ads.example/monitor.js",
  });

  test.each(["/", "/lockouts", "/dallas", "/404"])("of %s is 150", (address) => {
    const points = pointsOf(new Headers(headersFor(address, rules)));
    expect(Object.entries(points).filter(([, given]) => given === 0)).toEqual([]);
    expect(Object.values(points).reduce((sum, given) => sum + given, 100)).toBe(150);
  });

  test("loses nothing: https is kept to for six months at least, and types are not guessed", () => {
    const headers = headersFor("/", rules);
    const [, seconds = 0] = /^max-age=(\d+)/.exec(headers["Strict-Transport-Security"] ?? "") ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(15_552_000);
    expect(headers["X-Content-Type-Options"]).toBe("nosniff");
  });

  test("of the one page with ad monitoring is 140", () => {
    const points = pointsOf(new Headers(headersFor("/request-help", rules)));
    expect(Object.values(points).reduce((sum, given) => sum + given, 100)).toBe(140);
  });
});
