import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FILES_BESIDE_SITE, FILES_IN_SITE, headersFor } from "../../hosting/host-files.ts";
import { tableUnder } from "../../scripts/dependency-table.ts";
import { business } from "../../src/business/current.ts";
import { NOT_FOUND } from "../../src/contract/build-contract.ts";
import { fileOf } from "../../src/contract/files.ts";
import { redirects } from "../../src/document/render.tsx";
import { drafts, routes } from "../../src/document/routes.tsx";
import type { PrecacheManifest } from "../../src/worker/precache-manifest.ts";
import { responseFrom, type SitePack } from "../../src/worker/site-pack.ts";
import { attributes, listFiles, pathInDist, readBytes, readText } from "../support/dist-files.ts";
import { CANONICAL, PAGES } from "../support/pages.ts";

/* Which files the build writes, and what is in those that are not pages. */

test("every route is built, and no other page except the redirects from old addresses", () => {
  const built = listFiles().filter((file) => file.endsWith(".html"));
  const pages = [...routes, ...drafts].map(({ path }) => fileOf(path));
  const old = redirects.map(({ from }) => fileOf(from));
  expect(built.toSorted()).toEqual([...pages, ...old, "404.html"].toSorted());
});

test("the manifest's icons exist, and its shortcuts lead to pages where the call comes first", () => {
  const manifest: Record<string, Record<string, string>[]> = JSON.parse(readText("manifest.webmanifest"));
  const { icons = [], shortcuts = [] } = manifest;
  expect(listFiles()).toEqual(expect.arrayContaining(icons.map(({ src = "" }) => src.slice(1))));
  expect(shortcuts.map(({ name, short_name }) => short_name ?? name)).toEqual(["Call", "Request help"]);
  for (const { url = "" } of shortcuts) {
    const [first] = attributes(url, "main a:not(.danger a)", "href");
    expect(first).toBe(`tel:${business.hotline.e164}`);
  }
});

test("the sitemap lists the canonical addresses, and nothing else", () => {
  const listed = Array.from(readText("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
  expect(listed.toSorted()).toEqual(CANONICAL.map((address) => business.siteUrl + address).toSorted());
});

test("robots.txt allows everything and names the sitemap", () => {
  expect(readText("robots.txt")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${business.siteUrl}/sitemap.xml\n`,
  );
});

test("llms.txt links every canonical page, and nothing else", () => {
  const text = readText("llms.txt");
  const linked = Array.from(text.matchAll(/^- \[.+?\]\((.+?)\): ./gm), ([, address = ""]) => address);
  expect(linked.toSorted()).toEqual(CANONICAL.map((address) => business.siteUrl + address).toSorted());
  expect(text.startsWith(`# ${business.name}\n\n> `)).toBe(true);
  expect(text).toContain(business.hotline.display);
});

test("security.txt says whom to tell, and is valid for 11 to 12 months", () => {
  const text = readText(".well-known/security.txt");
  expect(text).toContain(`Contact: mailto:${business.email}\n`);
  expect(text).toContain(`Canonical: ${business.siteUrl}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(330);
  expect(days).toBeLessThan(365);
});

test("files for hosts name the site's address, and those in the site have no compressed copies", () => {
  const { host } = new URL(business.siteUrl);
  const hosts = readdirSync(pathInDist("../hosts"));
  expect(hosts.toSorted()).toEqual(FILES_BESIDE_SITE.toSorted());
  expect(readFileSync(pathInDist("../hosts/nginx.conf"), "utf8")).toContain(`server_name ${host};`);
  const copies = FILES_IN_SITE.flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
  expect(
    listFiles()
      .filter((file) => copies.includes(file))
      .toSorted(),
  ).toEqual(FILES_IN_SITE.toSorted());
});

/** A dependency of a direct dependency. */
const WITH_THEM = ["scheduler"];

const sections = readText("licenses.txt").split(/^## /m).slice(1);

test("licenses.txt names what reaches the browser, as docs/dependencies.md says, and nothing else", () => {
  const inBrowser = tableUnder("Direct dependencies")
    .filter(([, , , runsIn]) => runsIn === "browser")
    .map(([name = ""]) => name);
  const named = sections.map((section) => section.slice(0, section.indexOf(" - ")));
  expect(named.toSorted()).toEqual([...inBrowser, ...WITH_THEM].toSorted());
});

test.each(sections.map((section) => [section.slice(0, section.indexOf("\n")), section]))(
  "%s comes with its notice and its terms",
  (_, section) => {
    expect(section).toMatch(/Copyright .*\d{4}|Copyright \(c\)/);
    expect(section).toMatch(/permission is hereby granted|permission to use, copy/i);
  },
);

/** The parts of a page that visitors see or use, as text, without the data for search engines. */
function partsOf(html: string): (string | undefined)[] {
  const [body] = /<body.*/s.exec(html) ?? [];
  return [
    ...[
      /<meta http-equiv="Content-Security-Policy"[^>]*>/,
      /<title>.*?<\/title>/s,
      /<style>.*?<\/style>/s,
    ].map((part) => part.exec(html)?.[0]),
    body?.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, ""),
  ];
}

/** What the worker was built with, and its pack. */
function readKept(): { manifest: PrecacheManifest; pack: SitePack } {
  const [, json = ""] = /^const PRECACHE_MANIFEST=(.*?\});/.exec(readText("service-worker.js")) ?? [];
  const manifest: PrecacheManifest = JSON.parse(json);
  return { manifest, pack: JSON.parse(readText(manifest.pack.slice(1))) };
}

describe.runIf(business.offline)("after one visit a phone has", () => {
  test.each(PAGES)("%s as the host has it, with its policy", async (address) => {
    const { manifest, pack } = readKept();
    if (!pack.whole && !(address in pack.entries)) return;
    const answer = responseFrom(pack, address, NOT_FOUND, manifest.headers);
    const html = (await answer?.text()) ?? "nothing";
    expect(partsOf(html)).toEqual(partsOf(readText(fileOf(address))));
    expect(answer?.status).toBe(address === NOT_FOUND ? 404 : 200);
    for (const name of ["Content-Security-Policy", "Cross-Origin-Opener-Policy", "Permissions-Policy"])
      expect(answer?.headers.get(name)).toBe(headersFor(address)[name]);
  });

  test("every file of /assets that pages need, by its hash", () => {
    const { files } = readKept().manifest;
    const hashed = listFiles().filter((file) => file.startsWith("assets/") && !/\.(br|gz)$/.test(file));
    const hashOf = (file: string) => createHash("sha256").update(readBytes(file)).digest("base64");
    expect(files).toEqual(Object.fromEntries(hashed.map((file) => [`/${file}`, hashOf(file)])));
  });
});
