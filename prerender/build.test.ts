import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { build, copySite, type SiteCopy } from "./fixtures/copy-site.ts";

const PAGES = "src/pages.tsx";
const RENDER = "src/document/render.tsx";

/* What the build writes for every address: tests/dist. */

async function siteWith(from: string, to: string, file = PAGES): Promise<SiteCopy> {
  const site = await copySite();
  onTestFinished(site.remove);
  await site.edit(file, from, to);
  return site;
}

/** The service worker's script of the built site. */
async function builtWorker(site: SiteCopy): Promise<string> {
  await build(site.root);
  return await site.read("dist/service-worker.js");
}

async function expectNoPage({ root }: SiteCopy): Promise<void> {
  const dist = path.join(root, "dist");
  const files = existsSync(dist) ? await readdir(dist, { recursive: true }) : [];
  expect(files.filter((file) => file.includes(".html"))).toEqual([]);
  expect(existsSync(path.join(root, ".prerender"))).toBe(false);
}

/* What is checked of pages is shown in check-pages.test.ts; here, that a problem of each kind stops the build. */
test.each([
  {
    name: "a page that throws",
    from: 'title: "Not found",',
    to: 'get title(): string { throw new Error("no words") },',
    message: /The page \/404 threw while rendering: no words/,
  },
  {
    name: "a page without a title",
    from: 'title: "Home"',
    to: 'title: ""',
    message: /^ {2}\/: has no title/m,
  },
  {
    name: "a mark that the pages do not carry",
    file: RENDER,
    from: 'data-site="fixture"\';',
    to: 'data-site="other"\';',
    message: /^ {2}\/prices: lacks the mark data-site="other"/m,
  },
])("$name fails the build, which then writes no page", async ({ file, from, to, message }) => {
  const site = await siteWith(from, to, file);
  await expect(build(site.root)).rejects.toThrow(message);
  await expectNoPage(site);
});

test("files that cannot be made fail the build, which names each and writes no page", async () => {
  const site = await siteWith('"<news/>"', '{ throw new Error("no news"); }', RENDER);
  await site.edit("src/dot.ts", "return", 'throw new Error("no ink"); return');
  await expect(build(site.root)).rejects.toThrow(
    "The site has problems:\n  The file feeds/news.xml could not be made: no news\n  The file pictures/dot.png could not be made: no ink",
  );
  await expectNoPage(site);
});

test("an island that imports styles fails the build: only one style sheet goes into the pages", async () => {
  const site = await siteWith("import", 'import "./counter.css";\nimport', "src/islands/counter.tsx");
  await site.write("src/islands/counter.css", "output { letter-spacing: 1px }");
  await expect(build(site.root)).rejects.toThrow(
    "/src/islands/counter.tsx: imports styles, which no page would have; import them in /src/styles/site.css.",
  );
  await expectNoPage(site);
});

test("the service worker has another version when a file has changed, and only then", async () => {
  const versionWith = async (heading: string) => {
    const worker = await builtWorker(await siteWith('text="no signal"', `text="${heading}"`));
    return /"version":"[^"]+"/.exec(worker)?.[0] ?? "none";
  };
  const version = await versionWith("no signal");
  expect(await versionWith("no signal")).toBe(version);
  expect(await versionWith("no bars")).not.toBe(version);
});

test("without an offline page, the service worker removes itself from visitors' phones", async () => {
  const site = await siteWith("(assets: Assets) => renderPage(noSignalPage, assets)", "null", RENDER);
  const worker = await builtWorker(site);
  expect(worker).toContain("unregister()");
  expect(worker).not.toMatch(/PRECACHE_MANIFEST|fetch/);
  const files = await readdir(path.join(site.root, "dist"), { recursive: true });
  expect(files.filter((file) => file.includes("offline"))).toEqual([]);
});
