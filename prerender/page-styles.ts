import path from "node:path";
import { replaceOnce } from "../src/shared/text.ts";
import { firstPaintStyles } from "./header-styles.ts";
import { classesOf, elementsIn, type HtmlElement } from "./html.ts";
import { SITE_FILES } from "./render-module.ts";
import { transformCss, withoutUnusedVariables } from "./transform-css.ts";

/** The HTML of each page, by its address or name. */
export type Documents = ReadonlyMap<string, string>;

/** What every page gets from the browser build. */
export interface PageParts {
  /** Addresses of the script that every page loads, and of the one that islands need. */
  entry: string;
  islands: string;
  /** The site's style sheet. */
  css: string;
  /** The script that every page has inside, on one line. */
  firstAid: string;
  /** The code of all scripts, which may add markup with classes, by its module's file. */
  code: Readonly<Record<string, string>>;
}

/**
 * Gives the pages of each kind only the styles that they may need. Of these, only the header's come before the header.
 * @param documents HTML by address.
 * @param kindOf Pages of one kind have the same styles, so that few hashes allow them all.
 */
export function keepNeededStyles(
  documents: Documents,
  site: PageParts,
  kindOf: (address: string) => string,
): Documents {
  const styles = new Map<string, string>();
  for (const kind of new Set([...documents.keys()].map(kindOf))) {
    const pages = [...documents].filter(([address]) => kindOf(address) === kind).map(([, html]) => html);
    styles.set(kind, pruneStyles(site.css, pages, codeIn(pages, site.code)));
  }
  const headerStyles = firstPaintStyles(site.css, [...documents.values()].flatMap(headerIn));
  return new Map(
    Array.from(documents, ([address, html]) => {
      return [address, headerFirst(html, site, headerStyles, styles.get(kindOf(address)) ?? "")];
    }),
  );
}

/** The code that may add something to these pages. An island's folder counts only if one of them has the island. */
function codeIn(pages: readonly string[], code: PageParts["code"]): string {
  const names = pages.flatMap((html) => Array.from(html.matchAll(/data-island="([^"]+)"/g), ([, name]) => name));
  const islands = Object.keys(code).filter((file) => file.endsWith(".island.tsx"));
  const shown = islands.filter((file) => names.some((name) => file.endsWith(`/src/${name}.island.tsx`)));
  const isBeside = (file: string, others: string[]) =>
    others.some((other) => path.dirname(other) === path.dirname(file));
  return Object.entries(code)
    .filter(([file]) => !isBeside(file, islands) || isBeside(file, shown))
    .map(([, text]) => text)
    .join("\n");
}

/** What a phone shows first: the elements up to the end of the header, which has a call link. */
function headerIn(html: string): HtmlElement[] {
  const elements = elementsIn(html);
  const header = elements.find(({ name }) => name === "header");
  if (!header) throw new Error("A page has no header");
  return elements.filter(({ start }) => start < header.end);
}

/**
 * Puts the header's styles into the head, and all styles and first aid after the header, so that on a slow line the
 * header is shown while the rest is loading. The full styles repeat the header's, to keep the order of all rules. They
 * are inside an SVG, because HTML allows no other style elements in a body.
 */
function headerFirst(html: string, { entry, islands, firstAid }: PageParts, header: string, all: string): string {
  const rest = `<svg width="0" height="0" aria-hidden="true"><style>${all}</style></svg><script>${firstAid}</script>`;
  const parts = {
    [`<script type="module" src="${SITE_FILES.firstAid}"></script>`]: "",
    [`<link rel="stylesheet" href="${SITE_FILES.styles}"/>`]: `<style>${header}</style>`,
    [SITE_FILES.browser]: entry,
    [SITE_FILES.islands]: islands,
    "</header>": `</header>${rest}`,
  };
  return Object.entries(parts).reduce((page, [part, by]) => replaceOnce(page, part, by), html);
}

/**
 * The style sheet without classes and variables that are neither in the pages nor in the code, and without fonts: they
 * are in the header's styles, and browsers wait twice for a font that is declared twice. Rules for elements, attributes
 * and states stay, because scripts and browsers change those.
 */
export function pruneStyles(css: string, pages: readonly string[], code: string): string {
  const inPages = new Set(pages.flatMap(elementsIn).flatMap(classesOf));
  const inCode = new Set(code.match(/[\w-]+/g));
  // It also finds ".5rem" and ".woff2", which do no harm: no class has such a name.
  const styled = Array.from(css.matchAll(/\.([\w-]+)/g), ([, name = ""]) => name);
  const unused = [...new Set(styled)].filter((name) => !inPages.has(name) && !inCode.has(name));
  const kept = transformCss(css, { unusedSymbols: unused, visitor: { Rule: { "font-face": () => [] } } });
  return withoutUnusedVariables(kept, pages.join("") + code);
}
