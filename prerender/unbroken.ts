import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** A space that belongs to a route's name, a time of the day, or 911: "SH 114", "6 AM", "call 911". */
const FIXED_SPACE = String.raw`(?:(?<=\b(?:[A-Z]{2,3}|Loop|Highway)) (?=\d)|(?<=\d) (?=[AP]M\b)|(?<=\b(?:[Cc]all|[Tt]ext)) (?=911\b))`;

/** A phone number in digits or letters: "(817) 555-0199", "1-800-TOW-TRUK", "817 55 TIRES". */
const PHONE = String.raw`(?:1[- ])?(?:\(\d{3}\) ?|\d{3}[- ])[A-Z\d]{2,}(?:[- ][A-Z\d]{2,})*`;

/** A range or a route: "15-30", "I-35E", "FM-1709". */
const RANGE_OR_ROUTE = String.raw`\d{1,2}-\d{1,3}|[A-Z]{1,2}-\d+[A-Z]?`;

/** A name with capitals after its hyphens: "Winston-Salem", "Ashby-Cold Creek", "Minneapolis-St. Paul". */
const NAME = String.raw`\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)+(?:\.? \p{Lu}\p{L}+)?`;

/** What touches a part: a line may break on either side of an inline-block, even before a period. */
const TOUCHING = `(?:[^ ]|${FIXED_SPACE})*`;

/**
 * First, parts that browsers would break at a hyphen; second, parts with a fixed space alone. Dates (2024-09-01) are
 * neither.
 */
const PARTS = new RegExp(
  [
    String.raw`${TOUCHING}(?<![\w-])(?<hyphenated>${PHONE}|${RANGE_OR_ROUTE}|(?<name>${NAME}))(?![\p{L}\d]|-[A-Z\d])${TOUCHING}`,
    TOUCHING + FIXED_SPACE + TOUCHING,
  ].join("|"),
  "gu",
);

/** No words of the page: their texts are code, or are shown without markup. */
const WITHOUT_MARKUP: readonly string[] = ["script", "style", "title", "option", "textarea", "svg"];

/**
 * A page whose phone numbers, ranges, routes and names break only if a whole line is too short for them. The text stays
 * as it is. A text node with such a part is in one span, so that a flex box does not lay its parts out one by one.
 * Islands stay as React rendered them, because it compares them when it takes them over.
 */
export function withUnbrokenWords(html: string): string {
  let result = "";
  let done = 0;
  for (const { startOffset, endOffset } of textsBelow(parse(html, { sourceCodeLocationInfo: true }))) {
    result += html.slice(done, startOffset) + unbroken(html.slice(startOffset, endOffset));
    done = endOffset;
  }
  return result + html.slice(done);
}

/** Where the texts are in the HTML, in their order. */
function textsBelow({ childNodes }: DefaultTreeAdapterTypes.ParentNode): { startOffset: number; endOffset: number }[] {
  return childNodes.flatMap((node) => {
    if (node.nodeName === "#text") return node.sourceCodeLocation ?? [];
    if (!("tagName" in node) || WITHOUT_MARKUP.includes(node.tagName)) return [];
    return node.attrs.some(({ name }) => name === "data-island") ? [] : textsBelow(node);
  });
}

/** @param text as it is in the HTML. Its escaped characters are no part of a number or name. */
function unbroken(text: string): string {
  let result = "";
  let done = 0;
  for (const { 0: part, index, groups = {} } of text.matchAll(PARTS)) {
    const end = index + part.length;
    const ownLine = end === text.length && groups.name?.includes(" ");
    const name = ownLine ? "own-line" : groups.hyphenated ? "unbroken" : "nowrap";
    result += `${text.slice(done, index)}<span class="${name}">${part}</span>`;
    done = end;
  }
  return done > 0 ? `<span>${result}${text.slice(done)}</span>` : text;
}
