import type { Assets, FileContent, Site } from "../src/site.ts";

/** Where the prerenderer finds the site's files, from the project's root. */
export const SITE_FILES = {
  render: "/src/document/render.tsx",
  browser: "/src/client/entry.ts",
  firstAid: "/src/client/first-aid/first-aid.ts",
  styles: "/src/styles/site.css",
  islands: "/src/islands/",
} as const;

/** Renders one address: the one function that development and build share. */
export async function renderAddress(site: Site, address: string, assets: Assets): Promise<string> {
  try {
    return await site.render(address, assets);
  } catch (cause) {
    throw new Error(`The page ${address} threw while rendering: ${reasonOf(cause)}`, { cause });
  }
}

/** Renders the page for phones without a signal; null when the site has none. */
export async function renderOfflinePage(site: Site, assets: Assets): Promise<string | null> {
  try {
    return (await site.offlinePage?.(assets)) ?? null;
  } catch (cause) {
    throw new Error(`The offline page threw while rendering: ${reasonOf(cause)}`, { cause });
  }
}

/** Makes one of the site's files, in development and build alike; undefined when the site has no such file. */
export async function makeFile(site: Site, name: string): Promise<FileContent | undefined> {
  // The name may come from a browser: "constructor" is no file.
  const source = Object.hasOwn(site.files, name) ? site.files[name] : undefined;
  try {
    return typeof source === "function" ? await source() : source;
  } catch (cause) {
    throw new Error(`The file ${name} could not be made: ${reasonOf(cause)}`, { cause });
  }
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
