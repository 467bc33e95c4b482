import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { build, copySite, type SiteCopy } from "./fixtures/copy-site.ts";
import { DOT } from "./fixtures/dot.ts";

let site: SiteCopy;
let files: string[];
/** The text of each page, by its file. */
let pages: Map<string, string>;

beforeAll(async () => {
  site = await copySite();
  await build(site.root);
  files = await readdir(path.join(site.root, "dist"), { recursive: true });
  const names = files.filter((file) => file.endsWith(".html"));
  pages = new Map(await Promise.all(names.map(async (name) => [name, await read(name)] as const)));
  return () => site.remove();
});

const read = (name: string) => site.read(`dist/${name}`);
/** The script inside a page. */
const firstAidOf = (html = "") => /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? "";

const scripts = () => files.filter((file) => file.startsWith("assets/") && file.endsWith(".js"));

test("writes a page for every address, the page for unknown ones, and the site's own files", async () => {
  expect([...pages.keys()].toSorted()).toEqual(["404.html", "cost.html", "index.html", "prices.html"]);
  expect(pages.get("index.html")).toMatch(/^<!doctype html>.*<h1>Fixture: home<\/h1>/s);
  expect(pages.get("prices.html")).toContain("<h1>Fixture: prices</h1>");
  expect(pages.get("404.html")).toContain("<h1>Fixture: no such page</h1>");
  expect(await read("robots.txt")).toBe("User-agent: *\nAllow: /\n");
  expect(await read("feeds/news.xml")).toBe("<news/>");
  expect(new Uint8Array(await readFile(path.join(site.root, "dist/pictures/dot.png")))).toEqual(DOT);
  expect(files).toContain("icon.svg");
});

test("each page holds its styles and first aid, the same in all, and names one module script", () => {
  const firstAid = firstAidOf(pages.get("index.html"));
  const entry = scripts().find((file) => path.basename(file).startsWith("entry"));
  for (const html of pages.values()) {
    expect(html).toMatch(/<style>body\s*\{\s*background:.*?<\/style>/s);
    expect(html).not.toContain("stylesheet");
    const tags = Array.from(html.matchAll(/<script.*?<\/script>/gs), ([tag]) => tag);
    expect(tags).toEqual([`<script>${firstAid}</script>`, `<script type="module" src="/${entry}"></script>`]);
  }
  expect(files.filter((name) => /\.css|first-?aid/i.test(name))).toEqual([]);
});

test("each text file has its compressed copies", () => {
  for (const file of files.filter((name) => /\.(html|js|txt|xml|svg)$/.test(name))) {
    expect(files).toEqual(expect.arrayContaining([`${file}.br`, `${file}.gz`]));
  }
});

describe("the first aid", () => {
  test("is a script that runs by itself, leaves no name behind, and is no part of the entry", async () => {
    const code = firstAidOf(pages.get("index.html"));
    const page = { document: { documentElement: { dataset: {} } } };
    runInNewContext(code, page);
    expect(page).toEqual({ document: { documentElement: { dataset: { js: "" } } } });
    for (const file of scripts()) expect(await read(file)).not.toContain("dataset.js");
  });

  test("is built anew when it was edited", async () => {
    const edited = await copySite();
    onTestFinished(edited.remove);
    await edited.edit("src/client/first-aid/first-aid.ts", '""', '"edited"');
    await build(edited.root);
    expect(await edited.read("dist/index.html")).toMatch(/<script>[^<]*dataset\.js=[^<]*edited/);
  });
});

test("the code of islands and React is in chunks of their own, not in the entry", async () => {
  const chunkOf = (name: string) => scripts().find((file) => path.basename(file).startsWith(name)) ?? name;
  expect(scripts()).toEqual(expect.arrayContaining([chunkOf("counter"), chunkOf("name-form")]));
  const entry = await read(chunkOf("entry"));
  expect(entry).not.toContain("Tally");
  expect(Buffer.byteLength(entry)).toBeLessThan(5000);
});

describe("the service worker", () => {
  const manifestOf = async (copy: SiteCopy) =>
    JSON.parse(
      /^const PRECACHE_MANIFEST=(\{.*?\});/.exec(await copy.read("dist/service-worker.js"))?.[1] ?? "{}",
    );

  test("knows every script, the offline page and the file with all pages, by their addresses and hashes", async () => {
    const { files: hashes, offlinePage, pack, mark } = await manifestOf(site);
    const addresses = [...scripts().map((file) => `/${file}`), offlinePage, pack];
    expect(Object.keys(hashes).toSorted()).toEqual(addresses.toSorted());
    for (const address of addresses) {
      const hash = createHash("sha256").update(await read(address.slice(1)));
      expect(hashes[address]).toBe(hash.digest("base64"));
    }
    expect(await read(offlinePage.slice(1))).toContain("<h1>Fixture: no signal</h1>");
    expect(mark).toBe('data-site="fixture"');
  });

  test("is one classic script, and leaves no chunk of its own", async () => {
    expect(await read("service-worker.js")).not.toMatch(/\b(import|export)\b/);
    expect(scripts().filter((file) => /keep|remove/.test(file))).toEqual([]);
  });

  test("has another version when a file has changed, and only then", async () => {
    const changed = await copySite();
    onTestFinished(changed.remove);
    await build(changed.root);
    const { version } = await manifestOf(site);
    expect((await manifestOf(changed)).version).toBe(version);
    await changed.edit("src/pages.tsx", 'text="no signal"', 'text="no bars"');
    await build(changed.root);
    expect((await manifestOf(changed)).version).not.toBe(version);
  });

  test("without an offline page, removes itself from visitors' phones", async () => {
    const off = await copySite();
    onTestFinished(off.remove);
    await off.edit("src/document/render.tsx", "(assets: Assets) => renderPage(noSignalPage, assets)", "null");
    await build(off.root);
    expect(await off.read("dist/service-worker.js")).toContain("unregister()");
    expect(await off.read("dist/service-worker.js")).not.toMatch(/PRECACHE_MANIFEST|fetch/);
    const built = await readdir(path.join(off.root, "dist"), { recursive: true });
    expect(built.filter((file) => file.includes("offline"))).toEqual([]);
  });
});

test("the renderer does not stay behind", () => {
  expect(existsSync(path.join(site.root, ".prerender"))).toBe(false);
});
