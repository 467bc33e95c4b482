import type { Site } from "../../owner/read.ts";
import { siteColors } from "../styles/colors.ts";

/* The small files beside the pages. */

/** Tells crawlers that everything is open, and where the sitemap is. */
export function robotsTxt({ siteUrl }: Site["business"]): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** The addresses that search engines should keep. */
export function sitemapXml({ siteUrl }: Site["business"], paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}

/** The web app manifest: how the site looks on a home screen (https://www.w3.org/TR/appmanifest/). */
export function webManifest({ business, pages }: Site): string {
  const { asphalt } = siteColors(business).light;
  const { description, shortcuts } = pages.app;
  return JSON.stringify({
    start_url: "/",
    lang: "en-US",
    name: business.name,
    description,
    // The browser's own buttons stay, so that a driver can always go back.
    display: "minimal-ui",
    background_color: asphalt,
    theme_color: asphalt,
    icons: [icon("icon", "any"), icon("maskable", "maskable")],
    shortcuts: shortcuts.map(({ name, shortName, link }) => ({
      name,
      short_name: shortName,
      url: link,
      icons: [icon("icon", "any")],
    })),
  });
}

function icon(name: "icon" | "maskable", purpose: "any" | "maskable") {
  return { src: `/icons/${name}-512.png`, sizes: "512x512", type: "image/png", purpose };
}
