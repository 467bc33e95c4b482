import { FONT_FACE, firstPaintStyles, transformCss } from "./header-styles.ts";
import { type CodeChunk, codeOfPages } from "./page-code.ts";
import { classesIn } from "./read-page.ts";

/** What the pages' styles depend on. */
export interface StyledSite {
  /** The site's style sheet, as every page has it so far. */
  css: string;
  /** The script that every page has inside. */
  firstAid: string;
  /** The browser build's scripts: their code may bring markup into a page. */
  chunks: readonly CodeChunk[];
  /** Pages of one kind carry the same styles, so that few hashes allow them all. */
  kindOf(address: string): string;
}

/**
 * Leaves in the pages of each kind only what they may need of the style sheet, and of that only the header's before it.
 * @param documents HTML by address.
 */
export function keepNeededStyles(
  documents: ReadonlyMap<string, string>,
  site: StyledSite,
): Map<string, string> {
  const kinds = new Map<string, string[]>();
  for (const [address, html] of documents) {
    const kind = site.kindOf(address);
    kinds.set(kind, [...(kinds.get(kind) ?? []), html]);
  }
  const styles = new Map(Array.from(kinds, ([kind, pages]) => [kind, neededStyles(pages, site)]));
  const headerStyles = firstPaintStyles(site.css, [...documents.values()].map(topOf).join(""));
  return new Map(
    Array.from(documents, ([address, html]) => {
      const own = styles.get(site.kindOf(address)) ?? site.css;
      if (topOf(html) === "") return [address, html.replace(site.css, () => own)];
      return [address, headerFirst(html, site, headerStyles, withoutFonts(own, headerStyles))];
    }),
  );
}

/** Ends what a phone shows first: the header, and in it a link that calls. */
const HEADER_END = "</header>";

/** A page from the start of its body to the end of its header; "" where it has none. */
function topOf(html: string): string {
  return /<body\b.*?<\/header>/s.exec(html)?.[0] ?? "";
}

/**
 * Puts the header's styles into the head, and all styles and the first aid after the header: on a slow line the header is
 * shown while the rest of the page is still on its way. All styles say the header's again, so that each rule has its
 * place among the others. They stand in a drawing, for HTML allows no styles in a body but those of one.
 */
function headerFirst(html: string, { css, firstAid }: StyledSite, header: string, all: string): string {
  const script = `<script>${firstAid}</script>`;
  const drawing = `<svg width="0" height="0" aria-hidden="true"><style>${all}</style></svg>`;
  return html
    .replace(script, "")
    .replace(css, () => header)
    .replace(HEADER_END, () => `${HEADER_END}${drawing}${script}`);
}

function neededStyles(pages: readonly string[], { css, chunks }: StyledSite): string {
  const islands = pages.flatMap((html) =>
    Array.from(html.matchAll(/ data-island="([^"]+)"/g), ([, name = ""]) => name),
  );
  return pruneStyles(css, pages, codeOfPages(chunks, new Set(islands)));
}

/**
 * The style sheet without the rules of classes that neither stand in the pages nor as words in the code. What a rule
 * says of elements, attributes and states it says as before, for scripts and browsers change those.
 */
export function pruneStyles(css: string, pages: readonly string[], code: string): string {
  const inPages = new Set(pages.flatMap(classesIn));
  const unused = styledClasses(css).filter((name) => !inPages.has(name) && !hasWord(code, name));
  return transformCss(css, { unusedSymbols: unused });
}

/** A font that is declared twice would be waited for twice, and the words may move when it comes. */
function withoutFonts(css: string, declared: string): string {
  return css.replaceAll(FONT_FACE, (face) => (declared.includes(face) ? "" : face));
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
