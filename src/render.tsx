import { renderToStaticMarkup } from "react-dom/server";
import type { Written } from "./owner/names.ts";
import { exampleValues } from "./owner/placeholders.ts";
import { business, addresses as inContent, site } from "./owner/site.ts";
import { providerSources } from "./request/ad-monitoring/provider-sources.ts";
import { StaticPage } from "./request/controls/page-root.tsx";
import { GEOCODERS } from "./request/rules/geocoders.ts";
import { drafts as draftRoutes, notFound, routes, unlisted as unlistedRoutes } from "./routes.tsx";
import type { FileSource, Redirect } from "./shared/build-contract.ts";
import { AddressContext } from "./site/components/site-header.tsx";
import { Head, StructuredData } from "./site/document/head.tsx";
import type { PageKind, Route } from "./site/document/route.ts";
import { robotsTxt, sitemapXml, webManifest } from "./site/document/site-files.ts";
import { mapWarnings } from "./site/map/area-map.tsx";
import { pictureFiles } from "./site/pictures/picture-files.tsx";
import { SiteContext } from "./site/site-context.ts";

const table = new Map([...routes, ...draftRoutes].map((route) => [route.path, route]));

/** Every address of the site, drafts included. */
export const addresses: readonly string[] = [...table.keys()];

/** The addresses of drafts: no other page may link to them. */
export const drafts: readonly string[] = draftRoutes.map(({ path }) => path);

/** The names of pages without an address: the one for all other addresses, and the one for phones without a signal. */
export const unlisted: readonly string[] = unlistedRoutes.map(({ path }) => path);

/** The kinds of pages whose addresses are in files of their own, in the content. */
const IN_CONTENT: readonly PageKind[] = ["city", "service", "repairs"];

/** Every present and earlier address, and the place that it is written in. */
export const ownAddresses: readonly Written[] = [
  ...routes
    .filter(({ kind }) => !IN_CONTENT.includes(kind))
    .map(({ path }) => ({ value: path, at: "src/routes.tsx" })),
  ...inContent,
];

/** Every address that the content links to. */
export { links } from "./owner/site.ts";

/** Earlier addresses of pages, and their new ones. */
export const redirects: readonly Redirect[] = routes
  .filter(({ path, canonical }) => path === canonical)
  .flatMap(({ path, formerly }) => formerly.map((from) => ({ from, to: path })));

/** Possible mistakes that do not stop the build, one line each. */
export const warnings: readonly string[] = [...exampleValues(business), ...mapWarnings(site)];

/** The kind of a page. All pages of one kind get the same styles: those that any of them may need. */
export function kindOf(address: string): PageKind {
  return routeOf(address).kind;
}

/** Protocol and host of the site. */
export const { siteUrl } = business;

/** The third-party services that a page uses: the geocoder of its form, and the provider of its ad monitoring script. */
export function outsideOf(address: string) {
  const { request } = routeOf(address).facts;
  return {
    connect: request ? [GEOCODERS[request.geocoder].origin] : [],
    ...(request?.adMonitoring && { scripts: providerSources(request.adMonitoring.script) }),
  };
}

function routeOf(address: string): Route {
  return table.get(address) ?? unlistedRoutes.find(({ path }) => path === address) ?? notFound;
}

/** Files for search engines, browsers, and networks, by their path from the root ("a/b.png"). */
export const files: Readonly<Record<string, FileSource>> = {
  "robots.txt": robotsTxt(),
  "sitemap.xml": () => sitemapXml(routes),
  "manifest.webmanifest": webManifest(),
  ...pictureFiles(site),
};

/** The HTML document of an address or of an unlisted page; for an unknown address, the "not found" page. */
export function render(address: string): string {
  const route = routeOf(address);
  const { hotline, email, name: businessName } = business;
  const facts = { hotline, email, businessName, ...route.facts };
  // Pages without a canonical address ask search engines not to list them.
  const canonical = drafts.includes(address) ? undefined : table.get(address)?.canonical;
  const html = renderToStaticMarkup(
    <html lang="en-US" data-site={business.siteUrl}>
      <Head route={route} canonical={canonical} facts={facts} />
      <body>
        <AddressContext value={address}>
          <StaticPage facts={facts}>
            <SiteContext value={site}>{route.page}</SiteContext>
          </StaticPage>
        </AddressContext>
        <StructuredData nodes={route.structuredData} />
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
