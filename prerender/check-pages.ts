import { type PageFacts, readPage } from "./read-page.ts";

/**
 * Checks a whole site's pages against each other.
 * @param pages HTML by address.
 * @param files Every other address the site serves: "/robots.txt", "/assets/…".
 * @returns One line for each problem: which page, what is wrong, what to do. Empty when all is well.
 */
export function checkPages(pages: ReadonlyMap<string, string>, files: ReadonlySet<string>): string[] {
  const facts = new Map([...pages].map(([address, html]) => [address, readPage(html)]));
  return [...checkTexts(facts), ...checkLinks(facts, files)];
}

/**
 * Checks that visitors' phones will take each page for this site's: see `worker/ours.ts`.
 * @returns One line for each page that they would not keep.
 */
export function checkMarks(pages: ReadonlyMap<string, string>, mark: string): string[] {
  return Array.from(pages)
    .filter(([, html]) => !html.includes(mark) || !html.endsWith("</html>"))
    .map(([address]) => `${address}: lacks the mark ${mark} or the </html> at its end; render both.`);
}

/** Stands for the site's own host, which the pages do not know. */
const HERE = "https://site.invalid";

function* checkTexts(pages: ReadonlyMap<string, PageFacts>): Generator<string> {
  const owners = { title: new Map<string, string>(), description: new Map<string, string>() };
  for (const [address, page] of pages) {
    if (page.canonical && !pages.has(pathOf(page.canonical))) {
      yield `${address}: its canonical link ${page.canonical} is no page of this site; point it at one.`;
    }
    for (const field of ["title", "description"] as const) {
      const text = page[field];
      if (!text) {
        yield `${address}: has no ${field}; give it one in the routes table.`;
      } else if (!isAlias(address, page)) {
        const owner = owners[field].get(text);
        if (owner) yield `${address}: repeats the ${field} of ${owner}; write its own.`;
        else owners[field].set(text, address);
      }
    }
  }
}

function* checkLinks(pages: ReadonlyMap<string, PageFacts>, files: ReadonlySet<string>): Generator<string> {
  const filePaths = new Set([...files].map((file) => pathOf(file)));
  for (const [address, page] of pages) {
    for (const link of page.links) {
      const url = resolve(link, address);
      if (url && url.origin !== HERE) continue;
      const path = url?.pathname ?? "";
      const target = pages.get(path);
      const fragment = link.split("#")[1];
      if (!target && !filePaths.has(path)) {
        yield `${address}: links to ${link}, which does not exist; mend the link or add the page.`;
      } else if (fragment && target && !target.ids.has(fragment)) {
        yield `${address}: links to ${link}, but nothing there has the id "${fragment}"; mend the link or add the id.`;
      }
    }
  }
}

function isAlias(address: string, page: PageFacts): boolean {
  return page.canonical !== "" && pathOf(page.canonical) !== address;
}

function pathOf(link: string): string {
  return resolve(link)?.pathname ?? link;
}

function resolve(link: string, address = "/"): URL | undefined {
  return URL.canParse(link, HERE + address) ? new URL(link, HERE + address) : undefined;
}
