/**
 * A link to a text, as this device's text apps understand it. iPhones need "?&body="; some apps elsewhere, such as older
 * versions of QKSMS and GSConnect, know only the standard's "?body=" (RFC 5724) and would open without the text. A device
 * that does not say what it is counts as Apple's, as does an iPad, which says "Macintosh".
 */
export function textLinkHere(href: string): string {
  return /Mac|iP(hone|ad|od)/.test(navigator.userAgent || "Mac") ? href : href.replace("?&", "?");
}
