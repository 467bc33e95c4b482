import type { Route } from "./routes.tsx";
import { absolute } from "./structured-data.ts";

/** Tells crawlers that everything is open, and where the sitemap is. */
export function robotsTxt(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap.xml")}\n`;
}

/**
 * The canonical addresses; aliases are left out, since their pages name the main address themselves.
 * @param dates When the words of a page last changed, by its address (YYYY-MM-DD); a page without gets none.
 */
export function sitemapXml(
  routes: readonly Pick<Route, "path" | "canonical">[],
  dates: ReadonlyMap<string, string>,
): string {
  const urls = routes
    .filter(({ path, canonical }) => path === canonical)
    .map(({ path }) => {
      const date = dates.get(path);
      return `  <url><loc>${absolute(path)}</loc>${date ? `<lastmod>${date}</lastmod>` : ""}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}
