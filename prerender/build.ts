import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ResolvedConfig } from "vite";
import { filesIn } from "../server/files-in.ts";
import { REDIRECTS_FILE, readSite } from "../server/site-files.ts";
import { siteRules } from "../server/site-rules.ts";
import { type FileContent, NOT_FOUND, OFFLINE, type Site } from "../src/site.ts";
import { checkContent, checkRedirects } from "./check-content.ts";
import { checkMarks, checkPages } from "./check-pages.ts";
import { compressFolder } from "./compress.ts";
import { offlineFiles, type WorkerScripts } from "./offline-files.ts";
import { headersFromPhone, packSite } from "./pack-site.ts";
import { keepNeededStyles, type PageParts } from "./page-styles.ts";
import { makeFile, renderAddress } from "./site.ts";

/** What the browser build leaves for the pages. */
export interface ClientBuild extends PageParts {
  workers: WorkerScripts;
}

/** Where the site's words are, from the root. */
const CONTENT = "src/content";

/** The page that leads to most others. */
const HUB = "/service-areas";

/** As many as Node has threads for such work; more would only fill the memory. */
const FILES_AT_ONCE = 4;

/**
 * Renders every page into the output folder, checks them all, and writes the compressed copies.
 * @param rendererDir Folder of the built renderer; removed at the end.
 * @returns The number of pages.
 * @throws {Error} that names each page or file with a problem and what to do; then no page is written.
 */
export async function buildSite(
  config: ResolvedConfig,
  rendererDir: string,
  client: ClientBuild,
): Promise<number> {
  const renderer = path.resolve(config.root, rendererDir);
  const outDir = path.resolve(config.root, config.environments.client?.build.outDir ?? "dist");
  try {
    const site = await loadSite(renderer);
    const documents = keepNeededStyles(await renderDocuments(site), client, site.kindOf);
    const built = await filesIn(outDir);
    const files = new Set([...built, ...Object.keys(site.files)].map((file) => `/${file}`));
    const { problems, unlinked } = checkPages(documents, files, site.drafts);
    problems.unshift(...(await checkSources(site, config.root)));
    problems.push(...checkMarks(documents, site.mark));
    if (problems.length === 0) problems.push(...(await writeFiles(site, outDir)));
    if (problems.length > 0) throw new Error(`The site has problems:\n  ${problems.join("\n  ")}`);
    const page = documents.get(OFFLINE);
    documents.delete(OFFLINE);
    for (const [address, html] of documents) await write(path.join(outDir, fileOf(address)), html);
    const offline = page === undefined ? null : { page, ...(await packFolder(outDir, site)) };
    const kept = await offlineFiles(client.workers, offline, site.mark, outDir, built);
    for (const [file, content] of Object.entries(kept)) await write(path.join(outDir, file), content);
    await compressFolder(outDir);
    const redirects = site.redirects.map(({ from, to }) => `${from} ${to} 301\n`);
    if (redirects.length > 0) await write(path.join(outDir, REDIRECTS_FILE), redirects.join(""));
    for (const line of site.notes) config.logger.warn(line);
    for (const [what, addresses] of [
      ["Drafts, linked from nowhere", site.drafts],
      ["Not on phones after one visit, for want of room, but as they are visited", offline?.left ?? []],
      ["No page links to", unlinked],
    ] as const) {
      if (addresses.length > 0) config.logger.warn(`${what}: ${addresses.join(", ")}`);
    }
    return documents.size;
  } finally {
    await rm(renderer, { recursive: true, force: true });
  }
}

/** The pack of a folder's pages, and the headers of a page that is none of them. */
async function packFolder(outDir: string, { redirects }: Site) {
  const files = await readSite(outDir);
  const rules = siteRules(files);
  return { ...packSite(files, rules, HUB, redirects), headers: headersFromPhone(OFFLINE, rules) };
}

/** Checks what the content's files say of addresses; returns one line for each problem. */
async function checkSources({ addresses, drafts, redirects }: Site, root: string): Promise<string[]> {
  const sources = new Map<string, string>();
  for (const name of await filesIn(path.join(root, CONTENT))) {
    sources.set(`${CONTENT}/${name}`, await readFile(path.join(root, CONTENT, name), "utf8"));
  }
  const pages = new Set(addresses.filter((address) => !drafts.includes(address)));
  return [...checkContent(sources, pages), ...checkRedirects(redirects, new Set(addresses), sources)];
}

async function loadSite(renderer: string): Promise<Site> {
  process.setSourceMapsEnabled(true);
  const entry = pathToFileURL(path.join(renderer, "render.js"));
  // A process that builds twice must not get the first build's module from Node's cache.
  entry.search = String(Date.now());
  return await import(entry.href);
}

async function renderDocuments(site: Site): Promise<Map<string, string>> {
  const documents = new Map<string, string>();
  for (const address of [...site.addresses, NOT_FOUND, ...(site.worksOffline ? [OFFLINE] : [])]) {
    documents.set(address, await renderAddress(site, address));
  }
  return documents;
}

/** Makes and writes the site's files, some at a time; returns what went wrong, one line for each file. */
async function writeFiles(site: Site, outDir: string): Promise<string[]> {
  const problems: string[] = [];
  const names = Object.keys(site.files).values();
  const writeSome = async () => {
    for (const name of names) {
      try {
        await write(path.join(outDir, name), (await makeFile(site, name)) ?? "");
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, writeSome));
  return problems;
}

function fileOf(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}

async function write(file: string, content: FileContent): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
