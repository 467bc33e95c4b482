import { business } from "../business/current.ts";
import { colors, nightColors } from "../pictures/colors.ts";
import { NOT_FOUND, SOURCES } from "../site.ts";
import { pageTitle } from "./page-title.ts";
import type { Route } from "./routes.tsx";
import { Sharing } from "./sharing.tsx";
import { absolute, jsonLd } from "./structured-data.ts";

/**
 * Asks the browser to prepare the page behind a link that is about to be followed: pointed at for a moment,
 * or pressed. Browsers leave it on low battery, the browser entry under Save-Data; those that do not know it
 * ignore it.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { href_matches: "/:page([^.]*)" }, eagerness: "moderate" }],
});

interface HeadProps {
  route: Route;
  /** Absent where search engines must not keep the page: a draft, or the one for unknown addresses. */
  canonical?: string | undefined;
}

/** Everything a browser, a search engine or a chat preview reads before the page itself. */
export function Head({ route, canonical }: HeadProps) {
  const title = pageTitle(route.title, business.name);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <title>{title}</title>
      <meta name="description" content={route.description} />
      {route.keywords && <meta name="keywords" content={route.keywords.join(", ")} />}
      {/* Safari would turn every number it finds into a link of its own. */}
      <meta name="format-detection" content="telephone=no" />
      <meta name="theme-color" content={colors.asphalt} media="(prefers-color-scheme:light)" />
      <meta name="theme-color" content={nightColors.asphalt} media="(prefers-color-scheme:dark)" />
      <script type="module" src={SOURCES.firstAid} />
      <link rel="stylesheet" href={SOURCES.styles} />
      <script type="module" src={SOURCES.browser} />
      {!canonical && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={absolute(canonical)} />}
      {canonical && <meta property="og:url" content={absolute(canonical)} />}
      <Sharing
        title={title}
        description={route.description}
        sign={route.sign}
        address={canonical ?? NOT_FOUND}
      />
      {/* With a size, or Chromium would prefer it to the SVG, which follows dark mode. */}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
    </head>
  );
}

/** What only search engines read: it stands last in the body. */
export function StructuredData({ nodes }: { nodes: Route["structuredData"] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(nodes) }} />;
}
