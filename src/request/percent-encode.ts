/**
 * Percent-encodes any text as one value of a link, in UTF-8: everything except the unreserved characters of
 * RFC 3986 (letters, digits, - . _ ~), so a space is %20 and never "+". Never throws.
 */
export function percentEncode(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(
    // encodeURIComponent follows RFC 2396, which let these pass; RFC 3986 (2.2) has reserved them since.
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The same for text in a mail link: each line break is %0D%0A (RFC 6068, section 5). */
export function percentEncodeLines(text: string): string {
  return percentEncode(text.replace(/\r\n?|\n/g, "\r\n"));
}

/**
 * Half an emoji, as a cut in the wrong place leaves it, makes encodeURIComponent throw. With the "u" flag only
 * surrogates that stand alone match. This is String.prototype.toWellFormed, which Safari has from 16.4 on and
 * Chrome from 111.
 */
function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDFFF]/gu, "\uFFFD");
}
