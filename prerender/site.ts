/**
 * The contract between the glue and the site it renders: `/src/document/render.tsx` exports these.
 * The glue knows nothing else of the site but the addresses of three files, below.
 */
export interface Site {
  /** Every address, each starting with "/" and, but for "/" itself, ending without one. */
  addresses: readonly string[];
  /** The whole HTML document of an address; of an unknown one, the "not found" page. */
  render(address: string, assets: Assets): string | Promise<string>;
  /** Text files made from the same data, such as a sitemap: file name at the root to content. */
  files: Readonly<Record<string, string>>;
}

/** What a rendered document must include. */
export interface Assets {
  /** Built pages carry their styles; in development the browser loads them, for hot update. */
  styles: { kind: "inline"; css: string } | { kind: "link"; href: string };
  /** Address of the browser entry, a module script. */
  script: string;
}

/** Where the glue looks, from the project's root. */
export const SITE_FILES = {
  render: "/src/document/render.tsx",
  browser: "/src/browser/entry.ts",
  styles: "/src/styles/site.css",
  islands: "/src/islands/",
} as const;

/** Renders one address: the one function that development and build share. */
export async function renderAddress(site: Site, address: string, assets: Assets): Promise<string> {
  try {
    return await site.render(address, assets);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The page ${address} threw while rendering: ${reason}`, { cause });
  }
}
