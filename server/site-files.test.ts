import { symlink } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { readRedirects, readSite, type SiteFile } from "./site-files.ts";
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
    "deep/.htpasswd": "secret",
    ".well-known/security.txt": "security",
    ".well-known-not/x.txt": "secret",
    "empty.txt": "",
  });
  if (process.platform !== "win32") await symlink(import.meta.filename, path.join(folder, "link.txt"));
  site = await readSite(folder);
  return () => removeSite(folder);
});

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

test("old addresses are read from the file for hosts, those with a slash at their end left out; without a file there are none", async () => {
  const folder = await writeSite({
    _redirects: "/old /new 301\n/old/ /new 301\n/older /new 301\n/new/ /new 301\n",
  });
  onTestFinished(() => removeSite(folder));
  expect([...(await readRedirects(folder))]).toEqual([
    ["/old", "/new"],
    ["/older", "/new"],
  ]);
  expect(await readRedirects(`${folder}/none`)).toEqual(new Map());
});
