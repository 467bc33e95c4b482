import { renderToStaticMarkup } from "react-dom/server";
import type { Written } from "./owner/names.ts";
import { pastNotice } from "./owner/notice.ts";
import { exampleValues } from "./owner/placeholders.ts";
import type { Site } from "./owner/read.ts";
import { providerSources } from "./request/ad-monitoring/provider-sources.ts";
import { StaticPage } from "./request/controls/page-root.tsx";
import lateStyles from "./request/late-styles.css?inline";
import { GEOCODERS } from "./request/rules/geocoders.ts";
import { routesOf } from "./routes.tsx";
import type { FileSource, Redirect } from "./shared/build-contract.ts";
import { withSmallIcons } from "./site/components/icon.tsx";
import { AddressContext } from "./site/components/site-header.tsx";
import { Head, StructuredData } from "./site/document/head.tsx";
import type { PageKind, Route } from "./site/document/route.ts";
import { robotsTxt, sitemapXml, webManifest } from "./site/document/site-files.ts";
import { mapWarnings } from "./site/map/area-map.tsx";
import mapStyles from "./site/map/map.css?inline";
import { draftPictures, pictureFiles } from "./site/pictures/picture-files.tsx";
import { SiteContext } from "./site/site-context.ts";

/** The kinds of pages whose addresses are in their files in content/. */
const IN_CONTENT: readonly PageKind[] = ["city", "service", "service with places"];

/** The site that an owner has written: renders its pages one by one, and has what the build needs to know of it. */
export function siteOf(content: Site) {
  const { business, links } = content;
  const { siteUrl } = business;
  const { routes, drafts, notFound, withoutAddress } = routesOf(content);
  const table = new Map([...withoutAddress, ...routes, ...drafts].map((route) => [route.path, route]));
  const pathsOf = (some: readonly Route[]) => some.map(({ path }) => path);
  // Without aliases, whose pages name the main address.
  const canonical = routes.filter((route) => route.path === route.canonical);
  const routeOf = (address: string) => table.get(address) ?? notFound;
  const files: Readonly<Record<string, FileSource>> = {
    "robots.txt": robotsTxt(business),
    "sitemap.xml": () => sitemapXml(business, pathsOf(canonical)),
    "manifest.webmanifest": webManifest(content),
    ...pictureFiles(content),
  };
  return {
    /** The folder of the owner's files, which gets dist/ and hosts/. */
    root: content.root,
    /** Protocol and host of the site. */
    siteUrl,
    /** When the notice on its pages ends, in milliseconds since 1970; 0 without one. */
    noticeUntil: content.notice?.until ?? 0,
    /** Every address of the site, drafts included. */
    addresses: pathsOf([...routes, ...drafts]),
    /** The addresses of drafts: no other page may link to them. */
    drafts: pathsOf(drafts),
    /** What only drafts show, by path: phones do not store it. */
    draftFiles: draftPictures(content),
    /** The routes of pages without an address: "not found", and the offline page. */
    withoutAddress: pathsOf(withoutAddress),
    /** Every present and earlier address, and where it is written. */
    ownAddresses: [
      ...pathsOf(routes.filter(({ kind }) => !IN_CONTENT.includes(kind))).map(
        (value): Written => ({ value, at: "src/routes.tsx" }),
      ),
      ...content.addresses,
    ],
    /** Every address that the content links to. */
    links,
    /** Earlier addresses of pages, and their new ones. */
    redirects: canonical.flatMap(({ path, formerly }) => formerly.map((from): Redirect => ({ from, to: path }))),
    /** Possible mistakes that do not stop the build, one line each. */
    warnings: [...exampleValues(business), ...mapWarnings(content), ...pastNotice(content)],
    /** Files for search engines, browsers, and networks, by their path from the root ("a/b.png"). */
    files,
    /** The site's own styles that a page may have inside, besides its sheet: no others are allowed. */
    styles: [mapStyles],
    /** What the islands' code adds to any page. */
    lateStyles,
    /** The kind of a page. All pages of one kind get the same styles: those that any of them may need. */
    kindOf: (address: string) => routeOf(address).kind,
    /** Other hosts that a page may use: the geocoder of its form, and the provider of its ad monitoring script. */
    outsideOf(address: string) {
      const { request } = routeOf(address).data;
      return {
        connect: request ? [GEOCODERS[request.geocoder].origin] : [],
        ...(request?.adMonitoring && { scripts: providerSources(request.adMonitoring.script) }),
      };
    },
    /** The HTML document of an address, or of a page without one; for an unknown address, "not found". */
    render: (address: string) => documentOf(content, routeOf(address), address),
  };
}

function documentOf(site: Site, route: Route, address: string): string {
  const { hotline, email, name: businessName, siteUrl } = site.business;
  const data = { hotline, email, businessName, ...route.data };
  const html = renderToStaticMarkup(
    <SiteContext value={site}>
      <html
        lang="en-US"
        data-site={siteUrl}
        data-until={site.notice?.until}
        data-part={site.business.adMonitoring ? "ads" : undefined}
      >
        <Head route={route} data={data} />
        <body>
          <AddressContext value={route.canonical ?? address}>
            <StaticPage data={data}>{route.page}</StaticPage>
          </AddressContext>
          <StructuredData nodes={route.structuredData} />
        </body>
      </html>
    </SiteContext>,
  );
  const small = import.meta.env.PROD ? withSmallIcons(html) : html;
  return `<!doctype html>${withEmailsLeftAlone(small)}`;
}

/**
 * Cloudflare replaces email addresses in pages, and the page's policy blocks the script that would bring them back.
 * Between these comments it leaves them alone.
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
function withEmailsLeftAlone(html: string): string {
  return html.replace("<body>", "<body><!--email_off-->").replace("</body>", "<!--/email_off--></body>");
}
