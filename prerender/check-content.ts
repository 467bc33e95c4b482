import type { Redirect } from "../src/build-contract.ts";

/** The form of an old address: like those of pages, so that every host accepts it unchanged. */
const ADDRESS = /^(?:\/[\w-]+)+$/;

/** A text that is an address, possibly with a query or a fragment. Group: the address alone. */
const NAMED = /"((?:\/[\w-]+)+)(?:[?#][^"]*)?"/g;

/** The lists of a page's own current and earlier addresses. These need not lead to a page. */
const OWN = /\b(?:addresses|formerly): \[[^\]]*\]/g;

/**
 * Checks the addresses in content files. The page checks find broken links too, but this one names the file
 * to change.
 * @param sources The text of each content file by its path.
 * @param pages The addresses that may be linked.
 * @returns One line for each problem.
 */
export function checkContent(sources: ReadonlyMap<string, string>, pages: ReadonlySet<string>): string[] {
  return Array.from(sources).flatMap(([file, text]) => {
    const named = Array.from(text.replaceAll(OWN, "").matchAll(NAMED), ([, address = ""]) => address);
    return [...new Set(named)]
      .filter((address) => !pages.has(address))
      .map(
        (address) => `${file}: names ${address}, which is no page (any more); name another or take it out.`,
      );
  });
}

/**
 * Checks that each old address redirects to its page in one step, and is not the address of another.
 * @param addresses Every address that has a page.
 * @returns One line for each problem: which file, what is wrong, what to do.
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  addresses: ReadonlySet<string>,
  sources: ReadonlyMap<string, string>,
): string[] {
  const targets = new Map<string, string>();
  return redirects.flatMap(({ from, to }) => {
    const other = targets.get(from);
    targets.set(from, to);
    const problem = !ADDRESS.test(from)
      ? 'is no old address; write it as "/old-name"'
      : addresses.has(from)
        ? "has a page; take it out of the list, or rename the page"
        : other !== undefined && `leads to ${other} too; leave it in one list`;
    if (!problem) return [];
    const files = Array.from(sources).filter(([, text]) => text.includes(`"${from}"`));
    return [`${files.map(([file]) => file).join(", ")}: ${from}, formerly of ${to}, ${problem}.`];
  });
}
