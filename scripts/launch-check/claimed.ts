import type { SiteFiles } from "../../hosting/built-site.ts";
import { readPage, wordsIn } from "../../prerender/read-page.ts";
import type { Judged } from "./report.ts";

/**
 * The claims of the site, and which of the built pages show each. Pages with several addresses are named by
 * the main one.
 */
export function claimed(claims: Readonly<Record<string, string>>, files: SiteFiles): Judged[] {
  const pages = pageWords(files);
  return Object.values(claims).map((claim) => {
    const pattern = patternOf(claim);
    const addresses = (shown: boolean) =>
      pages.filter(({ words }) => pattern.test(words) === shown).map(({ address }) => address);
    return [claim, inWords(addresses(true), addresses(false))];
  });
}

/** The text of each page, by its main address. */
export function pageWords(files: SiteFiles): { address: string; words: string }[] {
  return [...files]
    .filter(([, { type }]) => type.includes("html"))
    .map(([address, { body }]) => ({ address, html: String(body) }))
    .filter(({ address, html }) => isMainAddress(address, readPage(html).canonical))
    .map(({ address, html }) => ({ address, words: wordsIn(html) }));
}

function isMainAddress(address: string, canonical: string): boolean {
  return canonical === "" || new URL(canonical).pathname === address;
}

/** Matches the whole claim: "15+ years" does not contain the claim "5+ years". */
function patternOf(claim: string): RegExp {
  const literal = claim.replaceAll(/[^\w\s]/g, "\\$&");
  return new RegExp(`(?<!\\w)${literal}(?!\\w)`, "i");
}

/** The shorter list: the pages with a claim, or those without. */
function inWords(on: readonly string[], off: readonly string[]): string {
  if (on.length === 0) return "no page";
  if (off.length === 0) return "every page";
  return on.length > off.length ? `every page but ${off.join(", ")}` : on.join(", ");
}
