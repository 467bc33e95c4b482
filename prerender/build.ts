import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ResolvedConfig } from "vite";
import { OFFLINE, offlineFiles, packSite, workerOf } from "../src/offline/offline-files.ts";
import { CorrectionError } from "../src/owner/problems.ts";
import { fileOf } from "../src/shared/files.ts";
import { checkAddresses, checkLinks, checkPages } from "./check-pages.ts";
import { withPolicy } from "./page-policy.ts";
import { keepNeededStyles, type PageParts } from "./page-styles.ts";
import { checkPublicFiles, publicFiles, readPublicFile } from "./public-files.ts";
import { makeFile, type RenderedSite, type RenderModule, renderAddress } from "./render-module.ts";
import { replaceFolders } from "./replace-folders.ts";
import { type Files, withCopies } from "./write-files.ts";

/** The results of the browser build that pages need. */
export interface ClientBuild extends PageParts {
  /** Scripts, fonts and licenses. */
  files: Readonly<Files>;
  /** Builds the script of a service worker. */
  buildWorker(file: string): Promise<string>;
}

/** What makes the files for hosts; vite.config.ts passes it. */
export type Hosting = typeof import("./hosts/host-files.ts");

/**
 * Renders and checks all pages, and then writes the site with its compressed copies into the output folder,
 * and the files for servers into `hosts`.
 * @returns The number of pages.
 * @throws {Error} that names each page or file with a problem and what to do; both folders then stay unchanged.
 */
export async function buildSite(
  config: ResolvedConfig,
  site: RenderedSite,
  hosting: Hosting,
  client: ClientBuild,
): Promise<number> {
  const outDir = outputFolder(config);
  const rendered = new Map<string, string>();
  for (const address of [...site.addresses, ...site.unlisted])
    rendered.set(address, await renderAddress(site, address));
  const styled = keepNeededStyles(rendered, client, site.kindOf);
  const documents = new Map(
    Array.from(styled, ([address, html]) => [address, withPolicy(html, site.outsideOf(address))]),
  );
  const asTheyAre = await publicFiles(config.root);
  const names = [...Object.keys(client.files), ...Object.keys(site.files)];
  const paths = new Set([...names, ...asTheyAre].map((file) => `/${file}`));
  const { problems, unlinked } = checkPages(documents, paths);
  const published = new Set(site.addresses.filter((address) => !site.drafts.includes(address)));
  problems.unshift(
    ...checkAddresses(site.ownAddresses, [...names, ...site.unlisted.map(fileOf)], site.redirects),
    ...checkLinks(site.links, published),
  );
  if (problems.length > 0) throw new CorrectionError("The site has problems", problems);

  const made: Files = {};
  for (const name of Object.keys(site.files)) made[name] = (await makeFile(site, name)) ?? "";
  const page = documents.get(OFFLINE);
  documents.delete(OFFLINE);
  const headers = hosting.headersFor("/");
  const offline =
    page === undefined ? null : { page, headers, pack: packSite(documents, made, site.redirects) };
  const pages = Array.from(documents, ([address, html]): [string, string] => [fileOf(address), html]);
  const { siteUrl, redirects } = site;
  const sent: Files = {
    ...client.files,
    ...made,
    ...Object.fromEntries(pages),
    ...offlineFiles(await client.buildWorker(workerOf(site)), offline, client.files),
  };
  const hidden = checkPublicFiles(asTheyAre, [
    ...[...Object.keys(sent), ...hosting.FILES_IN_SITE],
    ...redirects.map(({ from }) => from.slice(1)),
  ]);
  if (hidden.length > 0) throw new CorrectionError("The site has problems", hidden);
  for (const name of asTheyAre) sent[name] = await readPublicFile(config.root, name);
  const hosted = { siteUrl, redirects, publicFiles: asTheyAre };
  replaceFolders({
    [outDir]: { ...(await withCopies(sent)), ...hosting.hostFiles(hosting.FILES_IN_SITE, hosted) },
    [path.join(config.root, "hosts")]: {
      ...hosting.hostFiles(hosting.FILES_BESIDE_SITE, hosted),
      ...hosting.oldPages(hosted),
    },
  });

  for (const line of site.warnings) config.logger.warn(line);
  for (const [what, addresses] of [
    ["Drafts, linked from nowhere", site.drafts],
    ["No page links to", unlinked],
    ["From public/, as they are", asTheyAre],
  ] as const) {
    if (addresses.length > 0) config.logger.warn(`${what}: ${addresses.join(", ")}`);
  }
  return documents.size;
}

/**
 * The folder that the site is written into. All that is in it goes, so it is one inside the project, and either new or with
 * another build in it.
 * @throws {CorrectionError} if the command names another.
 */
function outputFolder({ root, environments }: ResolvedConfig): string {
  const named = environments.client?.build.outDir ?? "dist";
  const folder = path.resolve(root, named);
  const inside = path.relative(root, folder);
  const isOutside = inside === "" || path.isAbsolute(inside) || /^(?:\.\.|hosts)(?![^/\\])/.test(inside);
  const isOther = inside !== "dist" && existsSync(folder) && !existsSync(path.join(folder, "index.html"));
  if (isOutside || isOther) {
    throw new CorrectionError(`The site cannot be written into ${named}`, [
      "whatever is there would be removed. Build into a new folder of the project, or as without --outDir, and copy it",
    ]);
  }
  return path.join(root, inside);
}

/** Writes the renderer into a temporary file and imports it. */
export async function loadRenderer(root: string, code: string): Promise<RenderModule> {
  process.setSourceMapsEnabled(true);
  const file = path.join(root, "node_modules/.cache", `renderer-${process.pid}.mjs`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, code);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(file);
  }
}
