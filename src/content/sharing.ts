/** The words of the cards that chats and networks show beside a link. */
export const sharing = {
  /** The smaller line on a sign that points to a place. */
  service: "{hours} Roadside Assistance",
  /** Where the home page's sign points. */
  area: "Dallas-Fort Worth",
  /** What those hear who do not see the card: this, then the sign's words, then `below`. */
  sign: "Highway guide sign:",
  below: "Below it: {name}, {phone}.",
} as const;
