import type { Assets } from "../../prerender/site.ts";
import { business } from "../business/current.ts";
import type { Route } from "../routes.tsx";
import { pageTitle } from "./page-title.ts";
import { absolute, jsonLd } from "./structured-data.ts";

interface HeadProps {
  route: Omit<Route, "path" | "canonical">;
  /** Absent on the page for unknown addresses, which search engines must not keep. */
  canonical?: string | undefined;
  assets: Assets;
}

/** Everything a browser, a search engine or a chat preview reads before the page itself. */
export function Head({ route, canonical, assets }: HeadProps) {
  const title = pageTitle(route.title, business.name);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={route.description} />
      {route.keywords && <meta name="keywords" content={route.keywords.join(", ")} />}
      {/* Safari would turn every number it finds into a link of its own. */}
      <meta name="format-detection" content="telephone=no" />
      <meta name="theme-color" content="#12161b" />
      <Styles styles={assets.styles} />
      <script type="module" src={assets.script} />
      {canonical ? (
        <Sharing title={title} description={route.description} canonical={canonical} />
      ) : (
        <NoIndex />
      )}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(route.structuredData) }} />
    </head>
  );
}

function Styles({ styles }: { styles: Assets["styles"] }) {
  if (styles.kind === "link") return <link rel="stylesheet" href={styles.href} />;
  return <style dangerouslySetInnerHTML={{ __html: styles.css }} />;
}

function Sharing({
  title,
  description,
  canonical,
}: {
  title: string;
  description: string;
  canonical: string;
}) {
  const url = absolute(canonical);
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
    </>
  );
}

function NoIndex() {
  return <meta name="robots" content="noindex" />;
}
