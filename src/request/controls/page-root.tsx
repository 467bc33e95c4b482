import type { ReactNode } from "react";
import { ErrorBoundary } from "../../islands/error-boundary.tsx";
import { IslandFrame } from "../../islands/island-frame.ts";
import { telLink } from "../rules/links.ts";
import { PAGE_DATA_ID } from "./find-part.ts";
import { type PageData, PageDataContext, usePageData } from "./page-data.ts";

interface PageProps {
  data: PageData;
  children: ReactNode;
}

/** A page at build. Gives the data to it and to each of its islands. */
export function StaticPage({ data, children }: PageProps) {
  return (
    <PageDataContext value={data}>
      <IslandFrame value={(tree) => <PageRoot data={data}>{tree}</PageRoot>}>{children}</IslandFrame>
    </PageDataContext>
  );
}

/**
 * An island, or the sent panel, in the browser: with the data that the build has put into the page.
 * @param topicOf what the visit makes of the page's topic.
 */
export function withPageData(tree: ReactNode, topicOf = (topic: string) => topic): ReactNode {
  const data: PageData = JSON.parse(document.querySelector(`script#${PAGE_DATA_ID}`)?.textContent ?? "");
  return <PageRoot data={{ ...data, topic: topicOf(data.topic) }}>{tree}</PageRoot>;
}

/** The root of such a tree. If it fails, the call link takes its place. */
function PageRoot({ data, children }: PageProps) {
  return (
    <PageDataContext value={data}>
      <ErrorBoundary instead={(error) => <ErrorFallback error={error} />}>{children}</ErrorBoundary>
    </PageDataContext>
  );
}

/** Replaces a part of the page that failed. Depends on nothing that could fail, too. `children`: other things to do. */
export function ErrorFallback({ error, children }: { error: unknown; children?: ReactNode }) {
  const { hotline } = usePageData();
  return (
    <div role="alert" className="sign sign-text">
      <h2 className="subheading">Unexpected Application Error!</h2>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <a href={telLink(hotline.e164)} className="button button-call full-width">
        {`Call ${hotline.display}`}
      </a>
      {children}
    </div>
  );
}

/** The data of a page, for its code in the browser. No code: the page's policy needs no hash of it. */
export function PageDataScript({ data }: { data: PageData }) {
  return <script type="application/json" id={PAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}

/** JSON for a script element. A value with "</script>" or "<!--" cannot end the element or open a comment in it. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
