import type { ServerResponse } from "node:http";
import path from "node:path";
import {
  type Connect,
  type DevEnvironment,
  type HotUpdateOptions,
  isRunnableDevEnvironment,
  normalizePath,
  type ViteDevServer,
} from "vite";
import type { Site } from "../src/owner/read.ts";
import type { FileContent } from "../src/shared/build-contract.ts";
import { contentType } from "../src/shared/files.ts";
import { makeFile, type RenderedSite, type RenderModule, renderAddress, SOURCE_FILES } from "./render-module.ts";

/** Answers what Vite does not: pages, the site's files, and 404. Vite shows errors in the browser. */
export function pageMiddleware(server: ViteDevServer, readContent: () => Promise<Site>): Connect.NextHandleFunction {
  let last: { renderer: RenderModule; site: RenderedSite } | undefined;
  /** The site as of the last edit, after which Vite imports the renderer again. */
  const siteNow = async () => {
    const renderer: RenderModule = await runnerOf(server.environments.ssr).import(SOURCE_FILES.render);
    if (last?.renderer !== renderer) last = { renderer, site: renderer.siteOf(await readContent()) };
    return last.site;
  };
  return async (request, response, next) => {
    const [address = "/"] = (request.url ?? "/").split("?", 1);
    try {
      const site = await siteNow();
      const file = await makeFile(site, address.slice(1));
      if (file !== undefined) return send(response, 200, contentType(address), file);
      const html = await renderAddress(site, address);
      const status = site.addresses.includes(address) ? 200 : 404;
      send(response, status, contentType("/"), await server.transformIndexHtml(address, html));
    } catch (error) {
      next(error);
    }
  };
}

/** The files that an owner edits, from the project's root. */
const OWNERS_FILE = /^(?:business\.yaml|content\/.*)$/;

/**
 * After an edit of a component or of the owner's files, renders anew and reloads the page; what is typed into a form
 * stays. For the owner's files Vite knows no modules, because the renderer reads them and does not import them.
 */
export function reloadStaticPages(
  environment: DevEnvironment,
  { file, modules, server }: HotUpdateOptions,
): [] | undefined {
  const isOwners = OWNERS_FILE.test(path.posix.relative(normalizePath(server.config.root), file));
  if (modules.length === 0 && !isOwners) return undefined;
  runnerOf(environment).clearCache();
  server.environments.client.hot.send({ type: "full-reload" });
  return [];
}

function runnerOf(environment: DevEnvironment) {
  if (!isRunnableDevEnvironment(environment)) throw new Error("The ssr environment cannot run modules");
  return environment.runner;
}

function send(response: ServerResponse, status: number, type: string, body: FileContent): void {
  response.writeHead(status, { "Content-Type": type }).end(body);
}
