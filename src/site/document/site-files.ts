import { business, pages } from "../../owner/site.ts";
import { colors } from "../pictures/colors.ts";
import type { Route } from "./route.ts";
import { absolute } from "./structured-data.ts";

/* The small files beside the pages. */

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

/** The sizes of the icons on a home screen, in pixels. */
const ICON_SIZES = [192, 512] as const;

/** The web app manifest: how the site looks on a home screen (https://www.w3.org/TR/appmanifest/). */
export function webManifest(): string {
  const { description, shortcuts } = pages.app;
  return JSON.stringify({
    id: "/",
    start_url: "/",
    scope: "/",
    lang: "en-US",
    name: business.name,
    description,
    // The browser's own buttons stay, so that a driver can always go back.
    display: "minimal-ui",
    background_color: colors.asphalt,
    theme_color: colors.asphalt,
    categories: ["travel", "utilities"],
    icons: ICON_SIZES.flatMap((size) => [icon("icon", size, "any"), icon("maskable", size, "maskable")]),
    shortcuts: shortcuts.map(({ name, shortName, link }) => ({
      name,
      short_name: shortName,
      url: link,
      icons: [icon("icon", 192, "any")],
    })),
  });
}

function icon(name: "icon" | "maskable", size: (typeof ICON_SIZES)[number], purpose: "any" | "maskable") {
  return { src: `/icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose };
}
