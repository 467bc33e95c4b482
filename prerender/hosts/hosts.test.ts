import { expect, test } from "vitest";
import { headerRules } from "../../server/header-rules.ts";
import { caddyFile } from "./caddy-file.ts";
import { beyondCloudflare } from "./cloudflare-limits.ts";
import type { HostSite } from "./host-site.ts";
import { nginxFile, nginxTlsFile } from "./nginx-file.ts";
import { redirectsFile } from "./redirects-file.ts";
import { vercelFile } from "./vercel-file.ts";

/* What hosts make of their files is shown by tests/hosting: by nginx and Caddy themselves, and of the built site. */

const SITE: HostSite = {
  siteUrl: "https://www.lone-star.example",
  addresses: ["/", "/404", "/lockouts", "/request-help", "/robots.txt", "/assets/app-1a2b.js"],
  redirects: new Map([["/unlocking", "/lockouts"]]),
  rules: headerRules({ styleHashes: ["'sha256-AAAA'"], scriptHashes: [], adScript: null }),
};

test.each([
  [nginxFile, 'say "hi"', 'cannot hold this text as it is: say "hi"'],
  [nginxFile, "a\\b", "cannot hold this text"],
  [nginxFile, "$host", "cannot hold this text as it is: $host"],
  [caddyFile, 'say "hi"', 'cannot hold this text as it is: say "hi"'],
  [caddyFile, "a\\b", "cannot hold this text"],
  [caddyFile, "{host}", "cannot hold this text as it is: {host}"],
])("what %o cannot say stops the build", (write, value, message) => {
  const rules = [...SITE.rules, { path: "/og/*", headers: { "X-Test": value } }];
  expect(() => write({ ...SITE, rules })).toThrow(message);
});

test.each([
  [nginxFile, "server_name www.lone-star.example;"],
  [caddyFile, "www.lone-star.example {"],
  [nginxTlsFile, "ssl_certificate /etc/letsencrypt/live/www.lone-star.example/fullchain.pem;"],
  [nginxTlsFile, "return 301 https://www.lone-star.example$request_uri;"],
  [vercelFile, '"cleanUrls": true,\n  "trailingSlash": false'],
])("%o says: %s", (write, text) => {
  expect(write(SITE)).toContain(text);
});

test("old addresses, and pages' own with a slash, lead to pages, and are never forced", () => {
  expect(redirectsFile(SITE)).toBe(
    "/unlocking /lockouts 301\n/unlocking/ /lockouts 301\n/lockouts/ /lockouts 301\n/request-help/ /request-help 301\n",
  );
  expect(JSON.parse(vercelFile(SITE)).redirects).toEqual([
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
