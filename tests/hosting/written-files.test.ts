import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { beyondCloudflare } from "../../prerender/hosts/cloudflare-limits.ts";
import { withoutRemovals } from "../../prerender/hosts/headers-file.ts";
import { headersFor } from "../../server/header-rules.ts";
import { HOST_FILES, readSite } from "../../server/site-files.ts";
import { siteRules } from "../../server/site-rules.ts";
import { redirects as formerly } from "../../src/document/render.tsx";
import { headersByFile, vercelHeaders } from "./host-semantics.ts";

const DIST = path.resolve(import.meta.dirname, "../../dist");
const HOSTS = path.resolve(import.meta.dirname, "../../hosts");

const files = await readSite(DIST);
const rules = siteRules(files);
const [headers = "", redirects = "", vercel = ""] = HOST_FILES.map((name) =>
  readFileSync(path.join(DIST, name), "utf8"),
);

const POLICY = "Content-Security-Policy";

/** The headers of the page that may load a script from elsewhere. */
const special = headersFor("/request-help", rules);

/** What counts of headers that two rules have joined: the special page's policy beside an address's own takes nothing from it. */
function own(found: Record<string, string>) {
  const policies = (found[POLICY] ?? "").split(", ").filter((policy) => policy !== special[POLICY]);
  return { ...found, [POLICY]: policies.join(", ") || special[POLICY] };
}

describe("every address of the built site has, on each host, the headers of the one list", () => {
  test.each([...files.keys()])("%s", (address) => {
    const expected = headersFor(address, rules.map(withoutRemovals));
    expect(own(headersByFile(headers, address))).toEqual(expected);
    expect(vercelHeaders(vercel, address)).toEqual([headersFor(address, rules)]);
  });
});

test.each(["/no-such-page", "/assets/app-0000.js", "/pictures/no.svg", "/icons/no.png", "/og/no.png"])(
  "%s, which is missing, is kept nowhere for good",
  (address) => {
    for (const found of [headersByFile(headers, address), ...vercelHeaders(vercel, address)]) {
      expect(found[POLICY]).toBeDefined();
      expect(found["Cache-Control"] ?? "no-cache").toBe("no-cache");
    }
  },
);

test("each page but the home page has one redirect, to itself, and old addresses lead on in one step", () => {
  const pages = [...files.keys()].filter((address) => /^\/[^.]+$/.test(address) && address !== "/404");
  const lines = redirects.trimEnd().split("\n");
  const others = lines.filter((line) => !pages.some((page) => line === `${page}/ ${page} 301`));
  expect(lines.length - others.length).toBe(pages.length);
  const old = formerly.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  expect(others.toSorted()).toEqual(old.toSorted());
});

test("Cloudflare Pages reads all of it", () => {
  expect(beyondCloudflare(headers, redirects)).toEqual([]);
});

test("files for hosts have no compressed copies, and those for servers stand beside the site", () => {
  for (const name of HOST_FILES) expect(existsSync(path.join(DIST, `${name}.br`))).toBe(false);
  expect(readdirSync(HOSTS).sort()).toEqual(["Caddyfile", "nginx-tls.conf", "nginx.conf"]);
});
