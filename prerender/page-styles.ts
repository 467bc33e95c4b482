import { headerFirst, topOf } from "./header-first.ts";
import { FONT_FACE, firstPaintStyles } from "./header-styles.ts";
import { type CodeChunk, codeOfPages } from "./page-code.ts";
import { classesIn } from "./read-page.ts";
import { transformCss } from "./transform-css.ts";

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
      const inside = { headerStyles, styles: withoutFonts(own, headerStyles), firstAid: site.firstAid };
      return [address, headerFirst(html, site.css, inside)];
    }),
  );
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
