import type { Route } from "./routes.tsx";
import { absolute } from "./structured-data.ts";

/** Tells crawlers that everything is open, and where the sitemap is. */
export function robotsTxt(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap.xml")}\n`;
}

/** The canonical addresses; aliases are left out, since their pages name the main address themselves. */
export function sitemapXml(routes: readonly Pick<Route, "path" | "canonical">[]): string {
  const urls = routes
    .filter(({ path, canonical }) => path === canonical)
    .map(({ path }) => `  <url><loc>${absolute(path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}
