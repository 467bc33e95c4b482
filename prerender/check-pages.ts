import { repeated, type Written } from "../src/owner/names.ts";
import type { Redirect } from "../src/shared/build-contract.ts";
import { addressOfFile } from "../src/shared/files.ts";
import { type Page, type Pages, valuesOf } from "./html.ts";

/**
 * Checks that all links of pages lead somewhere.
 * @param files Every other address the site serves: "/robots.txt", "/assets/…".
 * @param written The content's links: a problem with one names its line. checkLinks reports those that lead to no page.
 * @returns One line for each problem: which page, what is wrong, what to do. Also the pages that no other
 * links to, except drafts (which have no canonical address) and aliases.
 */
export function checkPages(
  pages: Pages,
  files: ReadonlySet<string>,
  written: readonly Written[] = [],
): { problems: string[]; unlinked: string[] } {
  const served = new Set([...files].map((file) => pathOf(file)));
  const linked = new Set<string>();
  const problems = new Set<string>();
  for (const [address, page] of pages) {
    // Drafts and the page for unknown addresses are not published: nobody comes to another page by their links.
    const isPublished = canonicalOf(page) !== "";
    for (const link of ["href", "src", "action"].flatMap((name) => valuesOf(page, name))) {
      const url = resolve(link, address);
      if (url && url.origin !== BASE) continue;
      const path = url?.pathname ?? "";
      if (isPublished && path !== address) linked.add(path);
      const [, fragment] = link.split("#");
      const target = pages.get(path);
      const lines = written.filter(({ value }) => value === link).map(({ at }) => at);
      if (!target && !served.has(path)) {
        if (lines.length > 0) continue;
        problems.add(`${address}: links to ${link}, which does not exist; fix the link or add the page.`);
      } else if (fragment && target && !valuesOf(target, "id").includes(fragment)) {
        const lost = `links to ${link}, but nothing there has the id "${fragment}"`;
        for (const at of lines.length > 0 ? lines : [address])
          problems.add(`${at}: ${lost}; fix the link or add the id.`);
      }
    }
  }
  const isUnlinked = ([address, page]: [string, Page]) => {
    const canonical = canonicalOf(page);
    return canonical && pathOf(canonical) === address && !linked.has(address);
  };
  return { problems: [...problems], unlinked: [...pages].filter(isUnlinked).map(([address]) => address) };
}

/** A page's canonical address, or "" where there is none. */
function canonicalOf({ elements }: Page): string {
  return elements.find(({ attributes }) => attributes.rel === "canonical")?.attributes.href ?? "";
}

/** A host for links, which do not name the site's own. */
const BASE = "https://site.invalid";

function pathOf(link: string): string {
  return resolve(link)?.pathname ?? link;
}

function resolve(link: string, address = "/"): URL | undefined {
  return URL.canParse(link, BASE + address) ? new URL(link, BASE + address) : undefined;
}

/**
 * Checks the addresses that the content links to, also those that no page shows.
 * @param pages The addresses that may be linked.
 * @returns One line for each problem.
 */
export function checkLinks(links: readonly Written[], pages: ReadonlySet<string>): string[] {
  return links
    .filter(({ value }) => !pages.has(value.replace(/[?#].*/, "")))
    .map(({ value, at }) => `${at}: names ${value}, which is not a page; correct or remove it.`);
}

/** The address of the page that a host may show at another address: "/keller" for "/keller.html". */
function shownAt(address: string): string {
  return address.endsWith(".html") ? addressOfFile(address.slice(1)) : address;
}

/**
 * Checks that no address is given twice, or belongs to a file or folder of the site. An earlier address may be the file
 * of the page that it leads to: "/contact.html" of "/contact".
 * @param files Every other file of the site: "robots.txt", "assets/…".
 * @returns One line for each problem.
 */
export function checkAddresses(
  addresses: readonly Written[],
  files: readonly string[],
  redirects: readonly Redirect[] = [],
): string[] {
  const ownFiles = redirects
    .filter(({ from, to }) => from !== shownAt(from) && shownAt(from) === to)
    .map(({ from }) => from);
  const reserved = ["/index", ...files.map((file) => `/${file.split("/", 1)}`)];
  const ofSite = [...new Set(reserved)].map((value) => ({ value, at: "the built site" }));
  return repeated([...ofSite, ...addresses.filter(({ value }) => !ownFiles.includes(value))], shownAt);
}
