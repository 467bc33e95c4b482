import { describe, expect, test } from "vitest";
import { headerRules, headersFor } from "../../server/header-rules.ts";
import { caddyFile } from "./caddy-file.ts";
import { beyondCloudflare } from "./cloudflare-limits.ts";
import { headersFile, withoutRemovals } from "./headers-file.ts";
import type { Headers, HostSite } from "./host-site.ts";
import { nginxFile, nginxTlsFile } from "./nginx-file.ts";
import { redirectsFile } from "./redirects-file.ts";
import { cloudflareHeaders, netlifyHeaders, vercelHeaders } from "./test-semantics.ts";
import { vercelFile } from "./vercel-file.ts";

/* What nginx and Caddy do with their files, they show themselves, in tests/hosting, where the built site's are read. */

const AD_SCRIPT = "https://ads.example/monitor.js";
const POLICY = "Content-Security-Policy";

function testHostSite(adScript: string | null = null): HostSite {
  return {
    siteUrl: "https://www.lone-star.example",
    addresses: [
      ...["/", "/404", "/lockouts", "/request-help", "/robots.txt", "/favicon.svg", "/manifest.webmanifest"],
      ...["/assets/app-1a2b.js", "/assets/font-3c4d.woff2", "/pictures/city.svg", "/og/home.png"],
      ...["/icons/icon-192.png", "/.well-known/security.txt"],
    ],
    redirects: new Map([["/unlocking", "/lockouts"]]),
    rules: headerRules({ styleHashes: ["'sha256-AAAA'"], scriptHashes: [], adScript }),
  };
}

function withRule(path: string, headers: Headers, adScript: string | null = null) {
  const site = testHostSite(adScript);
  return { ...site, rules: [...site.rules, { path, headers }] };
}

const HOSTS = [
  ["Cloudflare Pages", headersFile, cloudflareHeaders],
  ["Netlify", headersFile, netlifyHeaders],
  ["Vercel", vercelFile, onVercel],
] as const;

/** On Vercel nothing may depend on which of two rules wins. */
function onVercel(file: string, address: string): Headers {
  const [headers, ...others] = vercelHeaders(file, address);
  expect(others).toEqual([]);
  return headers ?? {};
}

describe.each(HOSTS)("%s", (name, write, headersOn) => {
  test("gives the page with ad monitoring its own policy, and no other page more than it had", () => {
    const site = testHostSite(AD_SCRIPT);
    const file = write(site);
    const own = headersFor("/request-help", site.rules)[POLICY];
    const rules = name === "Vercel" ? site.rules : site.rules.map(withoutRemovals);
    for (const address of site.addresses) {
      const expected = headersFor(address, rules);
      const isBoth = name !== "Vercel" && address !== "/request-help";
      const policy = isBoth ? `${own}, ${expected[POLICY]}` : expected[POLICY];
      expect(headersOn(file, address), address).toEqual({ ...expected, [POLICY]: policy });
    }
    expect(headersOn(file, "/no-such-page")[POLICY]).toBeDefined();
  });

  test("lets another page differ in something else than its policy", () => {
    const file = write(withRule("/lockouts", { "X-Frame-Options": "SAMEORIGIN" }, AD_SCRIPT));
    const framing = (address: string) => headersOn(file, address)["X-Frame-Options"];
    expect(["/lockouts", "/", "/og/home.png"].map(framing)).toEqual(["SAMEORIGIN", "DENY", "DENY"]);
  });
});

test.each([
  [headersFile, withRule("/lockouts", { [POLICY]: "default-src 'self'" }, AD_SCRIPT), "not two policies"],
  [headersFile, withRule("/og/home.png", { "Cache-Control": "no-store" }), "/og/home.png"],
  [nginxFile, withRule("/og/*", { "X-Test": 'say "hi"' }), 'cannot hold this text as it is: say "hi"'],
  [nginxFile, withRule("/og/*", { "X-Test": "a\\b" }), "cannot hold this text"],
  [nginxFile, withRule("/og/*", { "X-Test": "$host" }), "cannot hold this text as it is: $host"],
  [caddyFile, withRule("/og/*", { "X-Test": 'say "hi"' }), 'cannot hold this text as it is: say "hi"'],
  [caddyFile, withRule("/og/*", { "X-Test": "a\\b" }), "cannot hold this text"],
  [caddyFile, withRule("/og/*", { "X-Test": "{host}" }), "cannot hold this text as it is: {host}"],
])("what %o cannot say stops the build", (write, site, message) => {
  expect(() => write(site)).toThrow(message);
});

test.each([
  [nginxFile, "server_name www.lone-star.example;"],
  [caddyFile, "www.lone-star.example {"],
  [nginxTlsFile, "ssl_certificate /etc/letsencrypt/live/www.lone-star.example/fullchain.pem;"],
  [nginxTlsFile, "return 301 https://www.lone-star.example$request_uri;"],
  [vercelFile, '"cleanUrls": true,\n  "trailingSlash": false'],
])("%o says: %s", (write, text) => {
  expect(write(testHostSite())).toContain(text);
});

test("old addresses, and pages' own with a slash, lead to pages, and are never forced", () => {
  expect(redirectsFile(testHostSite())).toBe(
    "/unlocking /lockouts 301\n/unlocking/ /lockouts 301\n/lockouts/ /lockouts 301\n/request-help/ /request-help 301\n",
  );
  expect(JSON.parse(vercelFile(testHostSite())).redirects).toEqual([
    { source: "/unlocking", destination: "/lockouts", statusCode: 301 },
  ]);
});

test("what Cloudflare Pages would not read is told, file by file", () => {
  const rules = (count: number, value = "b") => `/x\n  A: ${value}\n`.repeat(count);
  const redirects = (count: number) => "/x/ /x 301\n".repeat(count);
  expect(beyondCloudflare(rules(100, "b".repeat(1997)), redirects(2000))).toEqual([]);
  expect(beyondCloudflare(rules(101, "b".repeat(1998)), redirects(2001))).toEqual([
    "Cloudflare Pages would not read all of dist/_headers: 101 rules, at most 100.",
    "Cloudflare Pages would not read all of dist/_headers: 2001 characters in a line, at most 2000.",
    "Cloudflare Pages would not read all of dist/_redirects: 2001 rules, at most 2000.",
  ]);
});
