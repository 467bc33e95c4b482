/* The text, size and address of the cards: the pictures that chats and social networks show beside a link.
   `og-card.tsx` draws them. */

/** What the guide sign on a card says. */
export interface SignText {
  /** The smaller line above the legend. Only a sign that points to a place has one. */
  above?: string;
  /** The large legend: the page's heading, or the name of the place. */
  main: string;
}

/** The size that social networks ask for, in pixels. */
export const CARD = { width: 1200, height: 630 } as const;

/** The address of a page's card. Aliases share the card of their canonical address. */
export function cardPath(canonical: string): string {
  return `/og/${canonical === "/" ? "home" : canonical.slice(1)}.png`;
}
