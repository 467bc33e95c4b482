import { MAX_TITLE } from "../../owner/pages.ts";
import type { PageData } from "../../request/controls/page-data.ts";
import { PageDataScript } from "../../request/controls/page-root.tsx";
import { CARD, POLICY, SOURCES } from "../../shared/build-contract.ts";
import { useSite } from "../site-context.ts";
import { siteColors } from "../styles/colors.ts";
import type { Route } from "./route.ts";
import { jsonLd } from "./structured-data.ts";

interface HeadProps {
  route: Route;
  data: PageData;
}

/** Everything a browser, a search engine or a chat preview reads before the page itself. */
export function Head({ route, data }: HeadProps) {
  const { business, pages } = useSite();
  const { canonical, description } = route;
  const title = pageTitle(route.title, business.name);
  const colors = siteColors(business);
  return (
    <head>
      <meta charSet="utf-8" />
      {/* The policy applies to all that follows it. React puts only the charset and the viewport before it. */}
      {import.meta.env.PROD && <meta httpEquiv="Content-Security-Policy" content={POLICY} />}
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {route.keywords && <meta name="keywords" content={route.keywords.join(", ")} />}
      {/* Safari would turn every number into a link. */}
      <meta name="format-detection" content="telephone=no" />
      <meta name="theme-color" content={colors.light.asphalt} media="(prefers-color-scheme:light)" />
      <meta name="theme-color" content={colors.dark.asphalt} media="(prefers-color-scheme:dark)" />
      <script type="module" src={SOURCES.firstAid} />
      <link rel="stylesheet" href={SOURCES.styles} />
      <script type="module" src={SOURCES.browser} data-islands={SOURCES.islands} />
      {/* In the head, so that a page of which only a part has loaded has them. */}
      <PageDataScript data={data} />
      {!canonical && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={business.siteUrl + canonical} />}
      {canonical && <meta property="og:url" content={business.siteUrl + canonical} />}
      {/* What chats and networks show beside a link to the page. */}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={business.siteUrl + CARD.path} />
      <meta property="og:image:width" content={String(CARD.width)} />
      <meta property="og:image:height" content={String(CARD.height)} />
      <meta property="og:image:alt" content={pages.preview} />
      {/* Without og:locale, the language is en_US. X takes the title, text and picture from the Open Graph tags. */}
      <meta name="twitter:card" content="summary_large_image" />
      {/* Without a size, Chromium would prefer this one to the SVG, which follows dark mode. */}
      <link rel="icon" href="/favicon.png" sizes="48x48" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </head>
  );
}

/** A page's title, with the business's name if both fit. */
function pageTitle(subject: string, business: string): string {
  const full = `${subject} | ${business}`;
  return full.length <= MAX_TITLE ? full : subject;
}

/** The data that only search engines read. It comes last in the body. */
export function StructuredData({ nodes }: { nodes: Route["structuredData"] }) {
  const { business } = useSite();
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(business, nodes) }} />;
}
