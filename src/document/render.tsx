import { renderToStaticMarkup } from "react-dom/server";
import type { Assets } from "../../prerender/site.ts";
import { cardFiles, iconFiles } from "../pictures/picture-files.ts";
import { notFound, routes } from "../routes.tsx";
import { Head, NOT_FOUND } from "./head.tsx";
import { robotsTxt, sitemapXml } from "./search-files.ts";

const table = new Map(routes.map((route) => [route.path, route]));

/** Every address of the site. */
export const addresses: readonly string[] = [...table.keys()];

/** What search engines, browsers and networks ask for beside the pages. */
export const files = {
  "robots.txt": robotsTxt(),
  "sitemap.xml": sitemapXml(routes),
  ...iconFiles,
  ...cardFiles([...routes, { ...notFound, canonical: NOT_FOUND }]),
};

/**
 * The HTML document of an address; of an unknown one, the "not found" page.
 * @throws {Error} when a page would show a token that was not replaced.
 */
export function render(address: string, assets: Assets): string {
  const route = table.get(address);
  const html = renderToStaticMarkup(
    <html lang="en-US">
      <Head route={route ?? notFound} canonical={route?.canonical} assets={assets} />
      <body className="flex min-h-dvh flex-col">{(route ?? notFound).page}</body>
    </html>,
  );
  const token = /\{(name|phone|email)\}/.exec(html)?.[0];
  if (token) throw new Error(`it shows the token ${token}; pass the content through words()`);
  return `<!doctype html>${html}`;
}
