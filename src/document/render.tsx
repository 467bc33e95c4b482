import { renderToStaticMarkup } from "react-dom/server";
import { type FileSource, OFFLINE, type Redirect } from "../build-contract.ts";
import { business } from "../business/current.ts";
import { TOKEN } from "../business/tokens.ts";
import { cities, draftCities } from "../content/cities.ts";
import { draftServices, services } from "../content/services.ts";
import {
  cardFiles,
  cityFiles,
  drawnFiles,
  logoFiles,
  sceneFiles,
  serviceFiles,
} from "../pictures/picture-files.ts";
import { BIG_DATA_CLOUD, NOMINATIM } from "../request/geocoders.ts";
import { CONTACT_CARD } from "../request/links.ts";
import { contactCard } from "./contact-card.ts";
import { Head, StructuredData } from "./head.tsx";
import { llmsTxt } from "./llms.ts";
import { webManifest } from "./manifest.ts";
import { drafts as draftRoutes, notFound, offline, type PageKind, type Route, routes } from "./routes.tsx";
import { robotsTxt, sitemapXml } from "./search-files.ts";
import { securityTxt } from "./security-txt.ts";
import { unbroken } from "./unbroken.ts";

const table = new Map([...routes, ...draftRoutes].map((route) => [route.path, route]));

/** Every address of the site, drafts included. */
export const addresses: readonly string[] = [...table.keys()];

/** Those of the addresses whose pages are only there to be looked at: no other page may link to them. */
export const drafts: readonly string[] = draftRoutes.map(({ path }) => path);

/** Where the addresses that pages had before lead now. */
export const redirects: readonly Redirect[] = routes
  .filter(({ path, canonical }) => path === canonical)
  .flatMap(({ path, formerly }) => formerly.map((from) => ({ from, to: path })));

/** What the build says of the site, one line each. */
export { warnings } from "./build-warnings.ts";

/** Pages of one kind carry the same styles: what any of them may need. */
export function kindOf(address: string): PageKind {
  return routeOf(address).kind;
}

/** Protocol and host of the site. */
export const { siteUrl } = business;

/** The page whose sent requests are counted as answers to ads. */
const COUNTED = "/request-help";

/** The geocoder that a page's form asks once a driver wants that, and the script that counts what came of ads. */
export function outsideOf(address: string) {
  const geocoder = kindOf(address) === "home" ? BIG_DATA_CLOUD : NOMINATIM;
  return { geocoder, adScript: (address === COUNTED && business.adMonitoring?.script) || null };
}

function routeOf(address: string): Route {
  return address === OFFLINE ? offline : (table.get(address) ?? notFound);
}

/** What search engines, browsers and networks ask for beside the pages, by the path from the root ("a/b.png"). */
export const files: Readonly<Record<string, FileSource>> = {
  "robots.txt": robotsTxt(),
  "sitemap.xml": () => sitemapXml(routes),
  "llms.txt": llmsTxt(routes),
  [CONTACT_CARD.slice(1)]: contactCard(),
  ".well-known/security.txt": securityTxt(),
  "manifest.webmanifest": webManifest(),
  ...drawnFiles,
  ...logoFiles,
  ...sceneFiles,
  ...cityFiles([...cities, ...draftCities]),
  ...serviceFiles([...services, ...draftServices]),
  ...cardFiles([...routes, notFound]),
};

/** Whether phones keep the site for times without a signal; false removes the worker and what it kept from them. */
export const worksOffline = business.offline;

/**
 * Stands in the source of every document, also of OFFLINE, and of no other site: by it a phone tells a page of this site
 * from that of a captive portal, and keeps no other.
 */
export const signature = `data-site="${business.siteUrl}"`;

/**
 * The HTML document of an address, or of OFFLINE; of an unknown one, the "not found" page.
 * @throws {Error} when a page would show a token that was not replaced.
 */
export function render(address: string): string {
  const route = routeOf(address);
  // Without a canonical address, search engines are asked to leave a page alone.
  const canonical = drafts.includes(address) ? undefined : table.get(address)?.canonical;
  const html = renderToStaticMarkup(
    <html lang="en-US" data-site={business.siteUrl}>
      <Head route={route} canonical={canonical} />
      <body>
        {route.page}
        <StructuredData nodes={route.structuredData} />
      </body>
    </html>,
  );
  const token = TOKEN.exec(html)?.[0];
  if (token) throw new Error(`it shows the token ${token}; import the text from src/business/content.ts`);
  return `<!doctype html>${unbroken(html)}`;
}
