/** Ranges, routes and the metroplex: "15-30", "I-35E", "US-377", "Dallas-Fort Worth". Chromium breaks each at its hyphen. */
const HYPHENATED = /(?<![\w-])(?:\d{1,2}-\d{1,3}|[A-Z]{1,2}-\d+[A-Z]?|Dallas-Fort Worth)\b/g;

/** A tag, or a text. In attributes React writes ">" as "&gt;". */
const PART = /<(?<end>\/?)(?<name>[a-z][a-z0-9]*)[^>]*>|[^<]+/g;

/** What has no end tag (https://html.spec.whatwg.org/#void-elements), of the elements that are in a page. */
const VOID = new Set(["br", "hr", "img", "input", "link", "meta", "wbr"]);

/** What holds no text of a line; and islands, which React must find as it has made them. */
const isLeftAlone = (tag: string) =>
  /^<(?:head|script|style|svg|option|textarea)\b/.test(tag) || tag.includes(" data-island=");

/**
 * A document's HTML with each such word as a box of its own, which breaks only where a whole line has no room for it. The
 * words themselves stay as they are, for search and copies.
 */
export function unbroken(html: string): string {
  let depthLeftAlone = 0;
  return html.replaceAll(PART, (part, end: string | undefined, name: string | undefined) => {
    if (name === undefined) {
      return depthLeftAlone > 0 ? part : part.replaceAll(HYPHENATED, box);
    }
    if (end) depthLeftAlone -= depthLeftAlone > 0 ? 1 : 0;
    else if (!VOID.has(name) && !part.endsWith("/>") && (depthLeftAlone > 0 || isLeftAlone(part)))
      depthLeftAlone += 1;
    return part;
  });
}

/** The metroplex has a class of its own, for headings (`src/styles/base.css`). */
function box(word: string): string {
  return `<span class="${word === "Dallas-Fort Worth" ? "metroplex" : "inline-block"}">${word}</span>`;
}
