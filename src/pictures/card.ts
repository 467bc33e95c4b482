/* What the site knows of its cards, the pictures that chats and networks show beside a link. Drawing them
   is another matter, and another module: `og-card.tsx`. */

/** What the guide sign on a card says. */
export interface SignText {
  /** The smaller line above; a sign that has one points to a place. */
  above?: string;
  /** The large legend: the page's heading, or the name of the place. */
  main: string;
}

/** The size that networks ask for. */
export const CARD = { width: 1200, height: 630 } as const;

/** The address of a page's card. Aliases share the card of their canonical address. */
export function cardPath(canonical: string): string {
  return `/og/${canonical === "/" ? "home" : canonical.slice(1)}.png`;
}
