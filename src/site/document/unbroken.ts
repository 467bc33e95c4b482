/**
 * Words that Chromium would break at their hyphen: ranges, routes, and the metroplex ("15-30", "I-35E",
 * "US-377", "Dallas-Fort Worth"). "1-800" in "1-800-TOW-TRUK" is not a range.
 */
const HYPHENATED = /(?<![\w-])(?:\d{1,2}-\d{1,3}|[A-Z]{1,2}-\d+[A-Z]?|Dallas-Fort Worth)\b(?!-[A-Z\d])/g;

/** The space in a route's name: "SH 114". */
const ROUTE_SPACE = /(?<=\b(?:US|SH|FM|Loop)) (?=\d)/g;

/**
 * A tag, or the text between tags. React escapes ">" in attributes as "&gt;", so a tag ends at its first ">", and writes
 * elements without an end tag as "<br/>".
 */
const PART = /<(?<end>\/?)(?<name>[a-z][a-z0-9]*)[^>]*>|[^<]+/g;

/** Elements to leave unchanged: those without normal text, and islands, which React must find as it rendered them. */
const isLeftAlone = (tag: string) =>
  /^<(?:head|script|style|svg|option|textarea)\b/.test(tag) || tag.includes(" data-island=");

/**
 * Puts each hyphenated word in HTML into an element that breaks only if a whole line is too short for it.
 */
export function unbroken(html: string): string {
  let depthLeftAlone = 0;
  return html.replaceAll(PART, (part, end: string | undefined, name: string | undefined) => {
    if (name === undefined) {
      if (depthLeftAlone > 0) return part;
      return part.replaceAll(ROUTE_SPACE, "\u00a0").replaceAll(HYPHENATED, box);
    }
    if (end) depthLeftAlone -= depthLeftAlone > 0 ? 1 : 0;
    else if (!part.endsWith("/>") && (depthLeftAlone > 0 || isLeftAlone(part))) depthLeftAlone += 1;
    return part;
  });
}

/** "Dallas-Fort Worth" at the end of a text has its own class, for headings (`src/site/styles/base.css`). */
function box(word: string, start: number, text: string): string {
  const isLast = word === "Dallas-Fort Worth" && text.length === start + word.length;
  return `<span class="${isLast ? "metroplex" : "unbroken"}">${word}</span>`;
}
