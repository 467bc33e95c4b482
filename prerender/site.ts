/**
 * The contract between the glue and the site it renders: `/src/document/render.tsx` exports these.
 * Beside it the glue knows where three files and the islands' folder are, below, and that "/404" is the missing page.
 */
export interface Site {
  /** Every address, each starting with "/" and, but for "/" itself, ending without one. */
  addresses: readonly string[];
  /** The whole HTML document of an address; of an unknown one, the "not found" page. */
  render(address: string, assets: Assets): string | Promise<string>;
  /**
   * What a phone without a signal shows in place of a page it has not kept. Null removes the service worker,
   * and what it kept, from visitors' phones.
   */
  offlinePage: ((assets: Assets) => string | Promise<string>) | null;
  /**
   * Stands in the source of every document, also of the one above, and of no other site: by it a phone tells a page
   * of this site from that of a captive portal, and keeps no other.
   */
  mark: string;
  /** Files made from the same data, such as a sitemap or a picture, by their path from the root ("a/b.png"). */
  files: Readonly<Record<string, FileSource>>;
}

/** Stands for every address that does not exist: static hosts look for its page in 404.html. */
export const NOT_FOUND = "/404";

/** What a file holds: text, or bytes. */
export type FileContent = string | Uint8Array;

/** A file, or what makes it: called by every build, in development only when the file is asked for. */
export type FileSource = FileContent | (() => FileContent | Promise<FileContent>);

/** What a rendered document must include. */
export interface Assets {
  /** Built pages carry their styles; in development the browser loads them, for hot update. */
  styles: { kind: "inline"; css: string } | { kind: "link"; href: string };
  /** What cannot wait for a file: a small script inside built pages, the same in all of them; a module in development. */
  firstAid: { kind: "inline"; code: string } | { kind: "link"; href: string };
  /** Address of the browser entry, a module script. */
  script: string;
}

/** Where the glue looks, from the project's root. */
export const SITE_FILES = {
  render: "/src/document/render.tsx",
  browser: "/src/browser/entry.ts",
  firstAid: "/src/browser/first-aid/first-aid.ts",
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
