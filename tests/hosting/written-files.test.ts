import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { headersFor } from "../../server/header-rules.ts";
import { beyondCloudflare } from "../../server/hosts/cloudflare-limits.ts";
import { cloudflareHeaders, netlifyHeaders, vercelHeaders } from "../../server/hosts/test-semantics.ts";
import { HOST_FILES, readSite } from "../../server/site-files.ts";
import { siteRules } from "../../server/site-rules.ts";
import { ADDRESSES } from "../support/spec.ts";

const DIST = path.resolve(import.meta.dirname, "../../dist");
const HOSTS = path.resolve(import.meta.dirname, "../../hosts");

const files = await readSite(DIST);
const rules = siteRules(files);
const addresses = [...files.keys(), "/no-such-page"];
const [headers = "", redirects = "", vercel = ""] = HOST_FILES.map((name) =>
  readFileSync(path.join(DIST, name), "utf8"),
);

describe("every address of the built site has, on each host, the headers of the one list", () => {
  test.each(addresses)("%s", (address) => {
    const expected = headersFor(address, rules);
    expect(cloudflareHeaders(headers, address)).toEqual(expected);
    expect(netlifyHeaders(headers, address)).toEqual(expected);
    expect(vercelHeaders(vercel, address)).toEqual([expected]);
  });
});

test.each(["/assets/app-0000.js", "/assets/"])(
  "%s, which is missing, is kept nowhere for good",
  (address) => {
    for (const found of [cloudflareHeaders(headers, address), ...vercelHeaders(vercel, address)]) {
      expect(found["Content-Security-Policy"]).toBeDefined();
      expect(found["Cache-Control"] ?? "").not.toContain("immutable");
    }
  },
);

test("each page but the home page has one redirect, to itself, and no redirect leads to another", () => {
  const lines = redirects.trimEnd().split("\n");
  const pages = ADDRESSES.filter((address) => address !== "/");
  expect(lines.toSorted()).toEqual(pages.map((page) => `${page}/ ${page} 301`).toSorted());
});

test("Cloudflare Pages reads all of it", () => {
  expect(beyondCloudflare(headers, redirects)).toEqual([]);
});

test("files for hosts have no compressed copies, and those for servers stand beside the site", () => {
  for (const name of HOST_FILES) expect(existsSync(path.join(DIST, `${name}.br`))).toBe(false);
  expect(readdirSync(HOSTS).sort()).toEqual(["Caddyfile", "nginx-tls.conf", "nginx.conf"]);
});
