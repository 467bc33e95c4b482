import { symlink } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSite, type SiteFile } from "./site-files.ts";
import { removeSite, writeSite } from "./test-site.ts";

let folder: string;
let site: Map<string, SiteFile>;

beforeAll(async () => {
  folder = await writeSite({
    "index.html": "home",
    "index.html.br": "home in brotli",
    "index.html.gz": "home in gzip",
    "lockouts.html": "lockouts",
    "lockouts.html.gz": "lockouts in gzip",
    "404.html": "not found",
    "deep/index.html": "a folder's page",
    "deep/page.html": "a page in a folder",
    "city-index.html": "no index",
    "assets/app.js": "app",
    "robots.txt": "robots",
    "lost.css.br": "without a plain form",
    ".env": "secret",
    ".git/config": "secret",
    "deep/.htpasswd": "secret",
    ".well-known/security.txt": "security",
    ".well-known/.secret": "secret",
    ".well-known-not/x.txt": "secret",
    "empty.txt": "",
  });
  if (process.platform !== "win32") await symlink(import.meta.filename, path.join(folder, "link.txt"));
  site = await readSite(folder);
});

afterAll(async () => {
  await removeSite(folder);
});

function formsOf(address: string): Record<string, string> {
  const forms = site.get(address)?.forms ?? [];
  return Object.fromEntries(Array.from(forms, ([encoding, { body }]) => [encoding, body.toString()]));
}

test("pages have their address without .html, other files with their name; hidden ones and links have none", () => {
  expect([...site.keys()].sort()).toEqual([
    "/",
    "/.well-known/security.txt",
    "/404",
    "/assets/app.js",
    "/city-index",
    "/deep/",
    "/deep/page",
    "/empty.txt",
    "/lockouts",
    "/robots.txt",
  ]);
});

describe("forms", () => {
  test.each([
    ["/", { identity: "home", br: "home in brotli", gzip: "home in gzip" }],
    ["/lockouts", { identity: "lockouts", gzip: "lockouts in gzip" }],
    ["/assets/app.js", { identity: "app" }],
    ["/empty.txt", { identity: "" }],
  ])("of %s", (address, expected) => {
    expect(formsOf(address)).toEqual(expected);
  });
});

describe("ETags", () => {
  function etagsOf(files: Map<string, SiteFile>, address: string): string[] {
    return Array.from(files.get(address)?.forms.values() ?? [], ({ etag }) => etag);
  }

  test("are strong, and differ between the forms of a file", () => {
    const etags = etagsOf(site, "/");
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]{20,}"$/);
  });

  test("stay the same when the same site is read again", async () => {
    expect(etagsOf(await readSite(folder), "/")).toEqual(etagsOf(site, "/"));
  });

  test("change with the content", async () => {
    const changed = await writeSite({ "index.html": "home, changed" });
    const after = etagsOf(await readSite(changed), "/");
    await removeSite(changed);
    expect(after).toHaveLength(1);
    expect(etagsOf(site, "/")).not.toContain(after[0]);
  });
});

describe("types", () => {
  test.each([
    ["a.html", "text/html; charset=utf-8"],
    ["a.css", "text/css; charset=utf-8"],
    ["a.js", "text/javascript; charset=utf-8"],
    ["a.json", "application/json; charset=utf-8"],
    ["a.txt", "text/plain; charset=utf-8"],
    ["a.xml", "text/xml; charset=utf-8"],
    ["a.svg", "image/svg+xml; charset=utf-8"],
    ["a.webmanifest", "application/manifest+json; charset=utf-8"],
    ["a.woff2", "font/woff2"],
    ["a.png", "image/png"],
    ["a.webp", "image/webp"],
    ["a.avif", "image/avif"],
    ["a.ico", "image/x-icon"],
    ["a.unknown", "application/octet-stream"],
    ["no-extension", "application/octet-stream"],
  ])("%s is %s", async (name, type) => {
    const folderOfOne = await writeSite({ [name]: "x" });
    const [file] = (await readSite(folderOfOne)).values();
    await removeSite(folderOfOne);
    expect(file?.type).toBe(type);
  });
});
