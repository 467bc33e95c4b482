import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { build, copySite, type SiteCopy } from "./fixtures/copy-site.ts";
import { DOT } from "./fixtures/dot.ts";

let site: SiteCopy;
let files: string[];

beforeAll(async () => {
  site = await copySite();
  await build(site.root);
  files = await readdir(path.join(site.root, "dist"), { recursive: true });
  return () => site.remove();
});

const page = (name: string) => site.read(`dist/${name}`);
const assets = () => files.filter((file) => file.startsWith("assets/") && file.endsWith(".js"));

test("writes a file for every address, the page for unknown ones, and the site's own files", () => {
  const pages = ["index.html", "prices.html", "cost.html", "404.html"];
  const own = ["robots.txt", "feeds/news.xml", "pictures/dot.png", "icon.svg"];
  expect(files).toEqual(expect.arrayContaining([...pages, ...own]));
});

test("each file holds its own page", async () => {
  expect(await page("index.html")).toMatch(/^<!doctype html>.*<h1>Fixture: home<\/h1>/s);
  expect(await page("prices.html")).toContain("<h1>Fixture: prices</h1>");
  expect(await page("404.html")).toContain("<h1>Fixture: no such page</h1>");
  expect(await page("robots.txt")).toBe("User-agent: *\nAllow: /\n");
  expect(await page("feeds/news.xml")).toBe("<news/>");
});

test("a picture is written byte by byte, and not compressed again", async () => {
  expect(new Uint8Array(await readFile(path.join(site.root, "dist/pictures/dot.png")))).toEqual(DOT);
  expect(files.filter((file) => file.includes("dot"))).toEqual(["pictures/dot.png"]);
});

test("the styles are inside every page, and no file of their own", async () => {
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const html = await page(file);
    expect(html).toMatch(/<style>body\s*\{\s*background:.*?<\/style>/s);
    expect(html).not.toContain("stylesheet");
  }
  expect(files.filter((name) => name.includes(".css"))).toEqual([]);
});

test("the page names one module script, which exists", async () => {
  const scripts = Array.from((await page("index.html")).matchAll(/<script\b[^>]+>/g), ([tag]) => tag);
  expect(scripts).toHaveLength(1);
  const [, address = "none"] =
    /^<script type="module" src="\/(assets\/[^"]+)">$/.exec(scripts[0] ?? "") ?? [];
  expect(files).toContain(address);
});

/** The scripts that a page holds itself. */
const inlineScripts = async (file: string) =>
  Array.from((await page(file)).matchAll(/<script>(.*?)<\/script>/gs), ([, code = ""]) => code);

describe("the first aid", () => {
  test("is inside every page, the same in all of them", async () => {
    const pages = files.filter((name) => name.endsWith(".html"));
    expect(pages.length).toBeGreaterThan(3);
    const scripts = await Promise.all(pages.map(inlineScripts));
    expect(new Set(scripts.flat()).size).toBe(1);
    for (const inside of scripts) expect(inside).toHaveLength(1);
  });

  test("is a script that runs by itself and leaves no name behind", async () => {
    const [code = ""] = await inlineScripts("index.html");
    expect(code).not.toMatch(/<\/?script|^\s|\s$/);
    const page = { document: { documentElement: { dataset: {} } } };
    runInNewContext(code, page);
    expect(page).toEqual({ document: { documentElement: { dataset: { js: "" } } } });
  });

  test("is no file of its own, and no part of the entry", async () => {
    const scripts = await Promise.all(assets().map(page));
    expect(scripts.filter((code) => code.includes("dataset.js"))).toEqual([]);
    expect(files.filter((file) => /first-?aid/i.test(file))).toEqual([]);
  });

  test("is built anew when it was edited", async () => {
    const edited = await copySite();
    onTestFinished(edited.remove);
    await edited.edit("src/browser/first-aid/first-aid.ts", '""', '"edited"');
    await build(edited.root);
    expect(await edited.read("dist/index.html")).toMatch(/<script>[^<]*dataset\.js=[^<]*edited/);
  });
});

test("the code of islands and React is in chunks of their own, not in the entry", async () => {
  const chunkOf = (name: string) => assets().find((file) => path.basename(file).startsWith(name)) ?? name;
  expect(assets()).toContain(chunkOf("counter"));
  expect(assets()).toContain(chunkOf("name-form"));
  const entry = await page(chunkOf("entry"));
  expect(entry).not.toContain("Tally");
  expect(Buffer.byteLength(entry)).toBeLessThan(5000);
});

test("the island's HTML is in the page, with what the browser needs to take it over", async () => {
  const html = await page("index.html");
  expect(html).toMatch(/<div id="[^"]+" data-island="counter" data-props="\{[^"]+\}"><section/);
  expect(html).toMatch(/data-island="name-form" data-props="\{[^"]+\}"><form/);
});

test.each([
  ["br", brotliDecompressSync],
  ["gz", gunzipSync],
] as const)("every text file has a .%s copy that unpacks to it", async (suffix, unpack) => {
  const texts = files.filter((file) => /\.(html|js|txt|xml|svg)$/.test(file));
  expect(texts.length).toBeGreaterThan(8);
  for (const file of texts) {
    const copy = await readFile(path.join(site.root, "dist", `${file}.${suffix}`));
    expect(unpack(copy).toString()).toBe(await page(file));
  }
});

describe("the service worker", () => {
  const kept = async () =>
    JSON.parse(/^const KEPT=(\{.*?\});/.exec(await page("service-worker.js"))?.[1] ?? "{}");

  test("keeps every script and the offline page, by their addresses and hashes", async () => {
    const { files: hashes, offlinePage, mark } = await kept();
    const addresses = [...assets().map((file) => `/${file}`), offlinePage];
    expect(Object.keys(hashes).toSorted()).toEqual(addresses.toSorted());
    for (const address of addresses) {
      const hash = createHash("sha256").update(await page(address.slice(1)));
      expect(hashes[address]).toBe(hash.digest("base64"));
    }
    expect(await page(offlinePage.slice(1))).toContain("<h1>Fixture: no signal</h1>");
    expect(mark).toBe('data-site="fixture"');
  });

  test("is one classic script", async () => {
    expect(await page("service-worker.js")).not.toMatch(/\b(import|export)\b/);
    expect(assets().filter((file) => /keep|remove/.test(file))).toEqual([]);
  });

  test("has another version when a file has changed, and only then", async () => {
    const changed = await copySite();
    onTestFinished(changed.remove);
    const versionOf = async (copy: SiteCopy) =>
      /"version":"([^"]+)"/.exec(await copy.read("dist/service-worker.js"))?.[1];
    await build(changed.root);
    expect(await versionOf(changed)).toBe(await versionOf(site));
    await changed.edit("src/pages.tsx", 'text="no signal"', 'text="no bars"');
    await build(changed.root);
    expect(await versionOf(changed)).not.toBe(await versionOf(site));
  });

  test("without an offline page, removes itself from visitors' phones", async () => {
    const off = await copySite();
    onTestFinished(off.remove);
    await off.edit("src/document/render.tsx", "(assets: Assets) => renderPage(noSignalPage, assets)", "null");
    await build(off.root);
    expect(await off.read("dist/service-worker.js")).toContain("unregister()");
    expect(await off.read("dist/service-worker.js")).not.toMatch(/KEPT|fetch/);
    const built = await readdir(path.join(off.root, "dist"), { recursive: true });
    expect(built.filter((file) => file.includes("offline"))).toEqual([]);
  });
});

test("the renderer does not stay behind", () => {
  expect(existsSync(path.join(site.root, ".prerender"))).toBe(false);
});
