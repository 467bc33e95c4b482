/**
 * A visible character: no white space, no control character, none that Unicode defines as invisible (zero-width spaces,
 * joiners, fillers; "Default_Ignorable_Code_Point"), and not the empty Braille cell.
 */
const VISIBLE = /[^\s\p{Cc}\p{DI}\u2800]/u;

/** Whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** The text without invisible characters, which come along when a text is copied. */
export function withoutInvisible(text: string): string {
  return text.replace(/[\p{Cc}\p{DI}\u2800]/gu, "");
}

/**
 * The text on one line: each run of line breaks becomes a space. Mail and text apps break lines at all of Unicode's
 * mandatory breaks (UAX 14: LF, VT, FF, CR, NEL, LS, PS).
 */
export function oneLine(text: string): string {
  return text.replace(/[\n\v\f\r\x85\u2028\u2029]+/g, " ");
}

/** What the first group of an expression matches in a text; "" if it does not match. */
export function firstGroup(expression: RegExp, text: string): string {
  return expression.exec(text)?.[1] ?? "";
}

/** The source of a regular expression that matches the text: "St. Mary" -> "St\. Mary". */
export function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");
}

/**
 * The text with a part of it replaced.
 * @throws {Error} if the part is not in it exactly once.
 */
export function replaceOnce(text: string, part: string, by: string): string {
  const [before = "", after, more] = text.split(part);
  if (after === undefined || more !== undefined) throw new Error(`The text does not have ${part} once`);
  return before + by + after;
}

/** Markup in which the shapes of drawings have self-closing tags, which are shorter. */
export function withSelfClosingTags(markup: string): string {
  return markup.replaceAll(/><\/(?:path|circle|rect)>/g, "/>");
}
