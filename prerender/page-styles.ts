import path from "node:path";
import type { Rolldown } from "vite";
import { FONT_FACE, firstPaintStyles, LICENSE, transformCss } from "./header-styles.ts";
import { classesIn } from "./read-page.ts";
import { SITE_FILES } from "./render-module.ts";

/** What the browser build has for every page. */
export interface PageParts {
  /** Address of the browser entry. */
  script: string;
  /** The site's style sheet. */
  css: string;
  /** The script that every page has inside, on one line. */
  firstAid: string;
  /** The scripts that pages may run: their code may bring markup into a page. */
  chunks: readonly Rolldown.OutputChunk[];
}

/**
 * Leaves in the pages of each kind only what they may need of the style sheet, and of that only the header's before it.
 * @param documents HTML by address.
 * @param kindOf Pages of one kind carry the same styles, so that few hashes allow them all.
 */
export function keepNeededStyles(
  documents: ReadonlyMap<string, string>,
  site: PageParts,
  kindOf: (address: string) => string,
): Map<string, string> {
  const kinds = new Map<string, string[]>();
  for (const [address, html] of documents) {
    const kind = kindOf(address);
    kinds.set(kind, [...(kinds.get(kind) ?? []), html]);
  }
  const styles = new Map(Array.from(kinds, ([kind, pages]) => [kind, neededStyles(pages, site)]));
  const headerStyles = firstPaintStyles(site.css, [...documents.values()].map(topOf).join(""));
  return new Map(
    Array.from(documents, ([address, html]) => {
      // A font that is declared twice would be waited for twice, and the words may move when it comes.
      const all = styles
        .get(kindOf(address))
        ?.replaceAll(FONT_FACE, (face) => (headerStyles.includes(face) ? "" : face))
        .replace(LICENSE, "")
        .replace(THEME, (_, start: string, theme: string) => start + withoutThose(theme, headerStyles));
      return [address, headerFirst(html, site, headerStyles, all ?? "")];
    }),
  );
}

/** The theme's variables in a style sheet, which it declares once. */
const THEME = /(@layer theme\{:root,:host\{)([^}]*)/;

/** The theme without the variables that another style sheet, which comes before, declares with the same value. */
function withoutThose(theme: string, before: string): string {
  const [, , known = ""] = THEME.exec(before) ?? [];
  const declared = new Set(known.split(";"));
  return theme
    .split(";")
    .filter((variable) => !declared.has(variable))
    .join(";");
}

/** What a phone shows first: the page from the start of its body to the end of its header, and in it a link that calls. */
function topOf(html: string): string {
  return /<body\b.*?<\/header>/s.exec(html)?.[0] ?? "";
}

/**
 * Puts the header's styles into the head, and all styles and the first aid after the header: on a slow line the header is
 * shown while the rest of the page is still on its way. All styles say the header's again, so that each rule has its
 * place among the others. They are in a drawing, because HTML allows no styles in a body but those of one.
 */
function headerFirst(html: string, { script, firstAid }: PageParts, header: string, all: string): string {
  const aid = `<script>${firstAid}</script>`;
  const drawing = `<svg width="0" height="0" aria-hidden="true"><style>${all}</style></svg>`;
  return html
    .replace(`<script type="module" src="${SITE_FILES.firstAid}"></script>`, "")
    .replace(`<link rel="stylesheet" href="${SITE_FILES.styles}"/>`, () => `<style>${header}</style>`)
    .replace(SITE_FILES.browser, script)
    .replace("</header>", (end) => end + drawing + aid);
}

function neededStyles(pages: readonly string[], { css, chunks }: PageParts): string {
  const islands = pages.flatMap((html) =>
    Array.from(html.matchAll(/ data-island="([^"]+)"/g), ([, name = ""]) => name),
  );
  return pruneStyles(css, pages, codeOfPages(chunks, new Set(islands)));
}

/** All code that pages with these islands may run: the entry's and what it leads to, but not by another island. */
function codeOfPages(chunks: readonly Rolldown.OutputChunk[], islands: ReadonlySet<string>): string {
  const reached = new Set<Rolldown.OutputChunk>();
  const reach = (chunk: Rolldown.OutputChunk) => {
    if (reached.has(chunk) || (isIsland(chunk) && !islands.has(chunk.name))) return;
    reached.add(chunk);
    const next = new Set([...chunk.imports, ...chunk.dynamicImports]);
    for (const other of chunks) if (next.has(other.fileName)) reach(other);
  };
  for (const chunk of chunks) if (chunk.isEntry) reach(chunk);
  return Array.from(reached, ({ code }) => code).join("\n");
}

function isIsland({ facadeModuleId }: Rolldown.OutputChunk): boolean {
  return facadeModuleId !== null && `${path.posix.dirname(facadeModuleId)}/`.endsWith(SITE_FILES.islands);
}

/**
 * The style sheet without the rules of classes that are neither in the pages nor words of the code. What a rule
 * says of elements, attributes and states it says as before, for scripts and browsers change those.
 */
export function pruneStyles(css: string, pages: readonly string[], code: string): string {
  const inPages = new Set(pages.flatMap(classesIn));
  const unused = styledClasses(css).filter((name) => !inPages.has(name) && !hasWord(code, name));
  return transformCss(css, { unusedSymbols: unused });
}

function styledClasses(css: string): string[] {
  const names = new Set<string>();
  transformCss(css, {
    visitor: {
      Selector: (selector) => {
        for (const part of selector) if (part.type === "class") names.add(part.name);
      },
    },
  });
  return [...names];
}

function hasWord(text: string, word: string): boolean {
  const literal = word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\w-])${literal}(?![\\w-])`).test(text);
}
