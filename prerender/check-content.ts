import type { Redirect } from "../src/build-contract.ts";

/** What an old address may look like: as pages' own addresses do, so that every host takes it unchanged. */
const ADDRESS = /^(?:\/[\w-]+)+$/;

/** A text that is an address, perhaps with a query or a place on the page. Group: the address alone. */
const NAMED = /"((?:\/[\w-]+)+)(?:[?#][^"]*)?"/g;

/** The lists of a page's own addresses, now and before: these need not lead to a page. */
const OWN = /\b(?:addresses|formerly): \[[^\]]*\]/g;

/**
 * Checks the addresses that content files name. The checks of pages find a link that leads nowhere too, and this says
 * which file to mend.
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
 * Checks that each old address leads to its page in one step, and to no other.
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
