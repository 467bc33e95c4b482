import path from "node:path";
import { POLICY } from "../src/shared/build-contract.ts";
import { replaceOnce } from "../src/shared/text.ts";
import { type HtmlElement, type Page, type Pages, valuesOf } from "./html.ts";
import { policyOf } from "./page-policy.ts";
import { pruneStyles } from "./prune-styles.ts";
import { type RenderedSite, SOURCE_FILES } from "./render-module.ts";
import { firstPaintStyles } from "./transform-css.ts";

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
 * Gives each page its policy and the styles that its kind of page may need, so that few hashes allow them. The header's
 * styles come before the header, all of them after it. A policy allows no style but the site's. What only the islands'
 * code shows has its styles from that code.
 * @returns HTML by address.
 */
export function withStylesAndPolicies(
  pages: Pages,
  parts: PageParts,
  { kindOf, outsideOf, styles, lateStyles }: Pick<RenderedSite, "kindOf" | "outsideOf" | "styles" | "lateStyles">,
): ReadonlyMap<string, string> {
  const stylesOf = new Map<string, string>();
  for (const kind of new Set([...pages.keys()].map(kindOf))) {
    const ofKind = [...pages].filter(([address]) => kindOf(address) === kind).map(([, page]) => page);
    stylesOf.set(kind, pruneStyles(parts.css, ofKind, codeIn(ofKind, parts.code)));
  }
  const headerStyles = firstPaintStyles(parts.css, [...pages.values()].flatMap(headerIn));
  return new Map(
    Array.from(pages, ([address, { html, elements }]) => {
      const [first, all] = [headerStyles, stylesOf.get(kindOf(address)) ?? ""];
      const inside = elements.filter(({ name }) => name === "style").map(({ text }) => text);
      const own = styles.filter((style) => inside.includes(style));
      const policy = policyOf([first, all, ...own, lateStyles], parts.firstAid, outsideOf(address));
      return [address, replaceOnce(headerFirst(html, parts, first, all), POLICY, policy)];
    }),
  );
}

/** The code that may add something to these pages. An island's folder counts only if one of them has the island. */
function codeIn(pages: readonly Page[], code: PageParts["code"]): string {
  const names = pages.flatMap((page) => valuesOf(page, "data-island"));
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
function headerIn({ elements }: Page): HtmlElement[] {
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
    [`<script type="module" src="${SOURCE_FILES.firstAid}"></script>`]: "",
    [`<link rel="stylesheet" href="${SOURCE_FILES.styles}"/>`]: `<style>${header}</style>`,
    [SOURCE_FILES.browser]: entry,
    [SOURCE_FILES.islands]: islands,
    "</header>": `</header>${rest}`,
  };
  return Object.entries(parts).reduce((page, [part, by]) => replaceOnce(page, part, by), html);
}
