import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { build, copySite, type SiteCopy } from "./fixtures/copy-site.ts";

const PAGES = "src/pages.tsx";

async function siteWith(from: string, to: string, file = PAGES): Promise<SiteCopy> {
  const site = await copySite();
  onTestFinished(site.remove);
  await site.edit(file, from, to);
  return site;
}

async function htmlFiles(site: SiteCopy): Promise<string[]> {
  const dist = path.join(site.root, "dist");
  const files = existsSync(dist) ? await readdir(dist, { recursive: true }) : [];
  return files.filter((file) => file.includes(".html"));
}

test.each([
  {
    name: "a page that throws",
    from: 'title: "Not found",',
    to: 'get title(): string { throw new Error("no words") },',
    message: /The page \/404 threw while rendering: no words/,
  },
  {
    name: "an island that throws",
    from: "body: <PricesBody />",
    to: "body: <Island of={Counter} props={{ hotline, note: Object(5) }} />",
    message: /The page \/prices threw while rendering: Objects are not valid as a React child/,
  },
  {
    name: "an island from another folder",
    from: "body: <PricesBody />",
    to: "body: <Island of={PricesBody} props={{ hotline }} />",
    message: /The page \/prices threw while rendering: <Island of=.PricesBody.>: no file in src\/islands\//,
  },
  {
    name: "a page without a title",
    from: 'title: "Home"',
    to: 'title: ""',
    message: /^ {2}\/: has no title/m,
  },
  {
    name: "a page without a description",
    from: 'description: "Where to begin."',
    to: 'description: ""',
    message: /^ {2}\/: has no description/m,
  },
  {
    name: "two pages with one title",
    from: 'title: "Home"',
    to: 'title: "Prices"',
    message: /^ {2}\/prices: repeats the title of \/;/m,
  },
  {
    name: "a link to no page",
    from: 'href="/prices#list"',
    to: 'href="/nowhere"',
    message: /^ {2}\/: links to \/nowhere, which does not exist/m,
  },
  {
    name: "a link to no place in a page",
    from: 'href="/prices#list"',
    to: 'href="/prices#nothing"',
    message: /^ {2}\/: links to \/prices#nothing, but nothing there has the id "nothing"/m,
  },
  {
    name: "a mark that the pages do not carry",
    file: "src/document/render.tsx",
    from: 'data-site="fixture"\';',
    to: 'data-site="other"\';',
    message: /^ {2}\/prices: lacks the mark data-site="other"/m,
  },
])("$name fails the build, which then writes no page", async ({ file, from, to, message }) => {
  const site = await siteWith(from, to, file);
  await expect(build(site.root)).rejects.toThrow(message);
  expect(await htmlFiles(site)).toEqual([]);
  expect(existsSync(path.join(site.root, ".prerender"))).toBe(false);
});

test("files that cannot be made fail the build, which names each and writes no page", async () => {
  const site = await siteWith("", "");
  await site.edit("src/dot.ts", "return", 'throw new Error("no ink"); return');
  await site.edit("src/document/render.tsx", '"<news/>"', '{ throw new Error("no news"); }');
  await expect(build(site.root)).rejects.toThrow(
    "The site has problems:\n  The file feeds/news.xml could not be made: no news\n  The file pictures/dot.png could not be made: no ink",
  );
  expect(await htmlFiles(site)).toEqual([]);
});

test("a link to a file that the build makes is no problem", async () => {
  const site = await siteWith('href="/robots.txt"', 'href="/pictures/dot.png"');
  await build(site.root);
  expect(await htmlFiles(site)).toContain("prices.html");
});

test("a failed build leaves no page of the build before it", async () => {
  const site = await siteWith('title: "Home"', 'title: "Start"');
  await build(site.root);
  expect(await htmlFiles(site)).toContain("index.html");
  await site.edit(PAGES, 'title: "Start"', 'title: ""');
  await expect(build(site.root)).rejects.toThrow("has no title");
  expect(await htmlFiles(site)).toEqual([]);
});

test("building again in one process takes the new words", async () => {
  const site = await siteWith('text="home"', 'text="first"');
  await build(site.root);
  await site.edit(PAGES, 'text="first"', 'text="second"');
  await build(site.root);
  expect(await site.read("dist/index.html")).toContain("Fixture: second");
});

test("a test beside an island is no island, and not part of the site", async () => {
  const site = await siteWith("", "");
  await site.write("src/islands/counter.test.tsx", 'throw new Error("I am a test");\nexport {};\n');
  await build(site.root);
  const assets = await readdir(path.join(site.root, "dist/assets"));
  expect(assets.filter((file) => file.includes("test"))).toEqual([]);
});

test("an island that imports styles fails the build: only one style sheet goes into the pages", async () => {
  const site = await siteWith("", "");
  await site.write("src/islands/counter.css", "output { letter-spacing: 1px }");
  await site.edit("src/islands/counter.tsx", "import", 'import "./counter.css";\nimport');
  await expect(build(site.root)).rejects.toThrow(
    "/src/islands/counter.tsx: imports styles, which no page would have; import them in /src/styles/site.css.",
  );
  expect(await htmlFiles(site)).toEqual([]);
});
