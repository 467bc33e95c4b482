import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ResolvedConfig } from "vite";
import { OFFLINE, offlineFiles, packSite, tooMuchStored, workerSource } from "../src/offline/offline-files.ts";
import { CorrectionError } from "../src/owner/problems.ts";
import { fileOf } from "../src/shared/files.ts";
import { checkAddresses, checkLinks, checkPages } from "./check-pages.ts";
import { type Page, type Pages, pageOf } from "./html.ts";
import { type PageParts, withStylesAndPolicies } from "./page-styles.ts";
import { checkPublicFiles, readPublicFiles } from "./public-files.ts";
import { makeFile, type RenderedSite, type RenderModule, renderAddress, SOURCE_FILES } from "./render-module.ts";
import { type Files, replaceFolders, withCopies } from "./write-files.ts";

/** What pages get from the browser build. */
export interface ClientBuild extends PageParts {
  /** Scripts, fonts and licenses. */
  files: Readonly<Files>;
  /** Builds the script of a service worker. */
  buildWorker(file: string): Promise<string>;
}

/** The module that makes the files for hosts; vite.config.ts passes it. */
export type Hosting = typeof import("./hosts/host-files.ts");

/** The only folder that a build replaces: whatever is there is removed. */
const OUT_DIR = "dist";

/**
 * Renders and checks all pages. Then writes the site with compressed copies into `dist`, and the files for servers into
 * `hosts`.
 * @returns The number of pages.
 * @throws {Error} that names each page or file with a problem, and what to do; neither folder has changed then.
 */
export async function buildSite(
  config: ResolvedConfig,
  site: RenderedSite,
  hosting: Hosting,
  client: ClientBuild,
): Promise<number> {
  const { logger, build } = config;
  const { root } = site;
  if (build.outDir !== OUT_DIR) {
    throw new CorrectionError(`No site is written into ${build.outDir}`, [
      `whatever is there would be removed. Leave out --outDir, and copy ${OUT_DIR}/ after the build`,
    ]);
  }
  const publicFiles = await readPublicFiles(root);
  const rendered = await renderPages(site);
  const unlinked = checkSite(site, rendered, Object.keys(client.files), Object.keys(publicFiles));
  const madeFiles = await makeFiles(site);
  const documents = withStylesAndPolicies(rendered, client, site);
  const page = documents.get(OFFLINE);
  const pages = new Map([...documents].filter(([address]) => address !== OFFLINE));
  const pack = packSite(
    new Map([...pages].filter(([address]) => !site.drafts.includes(address))),
    Object.fromEntries(Object.entries(madeFiles).filter(([file]) => !site.draftFiles.includes(file))),
    site.redirects,
  );
  const { noticeUntil } = site;
  const offline = page === undefined ? null : { page, headers: hosting.headersFor("/"), pack, noticeUntil };
  const worker = await client.buildWorker(workerSource(offline !== null));
  const built: Files = {
    ...client.files,
    ...madeFiles,
    ...Object.fromEntries(Array.from(pages, ([address, html]) => [fileOf(address), html])),
    ...offlineFiles(worker, offline, client.files),
  };
  checkPublicFiles(Object.keys(publicFiles), [
    ...[...Object.keys(built), ...hosting.FILES_IN_SITE],
    ...site.redirects.map(({ from }) => from.slice(1)),
  ]);
  const hosted = { ...site, publicFiles: Object.keys(publicFiles) };
  replaceFolders({
    [path.join(root, OUT_DIR)]: {
      ...(await withCopies({ ...built, ...publicFiles })),
      ...hosting.hostFiles(hosting.FILES_IN_SITE, hosted),
    },
    [path.join(root, "hosts")]: {
      ...hosting.hostFiles(hosting.FILES_BESIDE_SITE, hosted),
      ...hosting.forwardingPages(site),
    },
  });
  const lists = [
    ["Drafts, linked from nowhere", site.drafts],
    ["No page links to", unlinked],
    ["From public/, as they are", Object.keys(publicFiles)],
  ] as const;
  for (const line of [...site.warnings, ...(offline ? tooMuchStored(built) : [])]) logger.warn(line);
  for (const [what, names] of lists) if (names.length > 0) logger.warn(`${what}: ${names.join(", ")}`);
  return pages.size;
}

async function renderPages(site: RenderedSite): Promise<Pages> {
  const pages = new Map<string, Page>();
  for (const address of [...site.addresses, ...site.withoutAddress])
    pages.set(address, pageOf(await renderAddress(site, address)));
  return pages;
}

async function makeFiles(site: RenderedSite): Promise<Files> {
  const files: Files = {};
  for (const name of Object.keys(site.files)) files[name] = (await makeFile(site, name)) ?? "";
  return files;
}

/**
 * @returns The pages that no other page links to.
 * @throws {CorrectionError} that names every address and link with a problem.
 */
function checkSite(
  site: RenderedSite,
  rendered: Pages,
  builtFiles: readonly string[],
  publicFiles: readonly string[],
): string[] {
  const files = [...builtFiles, ...Object.keys(site.files)];
  const served = [...files, ...publicFiles].map((file) => `/${file}`);
  const { problems, unlinked } = checkPages(rendered, new Set([...served, ...Object.values(SOURCE_FILES)]), site.links);
  const published = new Set(site.addresses.filter((address) => !site.drafts.includes(address)));
  // Last, where they are read first: they name the line to change; the problems above may only follow from it.
  problems.push(
    ...checkAddresses(site.ownAddresses, [...files, ...site.withoutAddress.map(fileOf)], site.redirects),
    ...checkLinks(site.links, published),
  );
  if (problems.length > 0) throw new CorrectionError("The site has problems", problems);
  return unlinked;
}

/** Writes the renderer into a temporary file and imports it. */
export async function loadRenderer(root: string, code: string): Promise<RenderModule> {
  process.setSourceMapsEnabled(true);
  const folder = path.join(root, "node_modules/.cache");
  const file = path.join(folder, `renderer-${process.pid}.mjs`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, code);
  } catch (error) {
    throw new CorrectionError(`${folder} cannot be written`, [
      `${error instanceof Error ? error.message : error}. The build needs this folder, beside the packages: allow your user to write there, or copy the project to a folder of yours and run npm ci`,
    ]);
  }
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(file);
  }
}
