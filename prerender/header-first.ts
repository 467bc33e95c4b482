/** Ends what a phone shows first: the header, and in it a link that calls. */
const HEADER_END = "</header>";

/** What stands inside a page. */
export interface Inside {
  headerStyles: string;
  /** All styles, but for the fonts that the header's have declared. */
  styles: string;
  firstAid: string;
}

/** A page from the start of its body to the end of its header; "" where it has none. */
export function topOf(html: string): string {
  return /<body\b.*?<\/header>/s.exec(html)?.[0] ?? "";
}

/**
 * Puts the header's styles into the head, and all styles and the first aid after the header: on a slow line the header is
 * shown while the rest of the page is still on its way. All styles say the header's again, so that each rule has its
 * place among the others. They stand in a drawing, for HTML allows no styles in a body but those of one.
 * @param css What the page has for styles so far.
 */
export function headerFirst(html: string, css: string, { headerStyles, styles, firstAid }: Inside): string {
  const script = `<script>${firstAid}</script>`;
  const drawing = `<svg width="0" height="0" aria-hidden="true"><style>${styles}</style></svg>`;
  return html
    .replace(script, "")
    .replace(css, () => headerStyles)
    .replace(HEADER_END, () => `${HEADER_END}${drawing}${script}`);
}
