import type { ReactNode } from "react";
import { ErrorBoundary } from "../../islands/error-boundary.tsx";
import { IslandFrame } from "../../islands/island-frame.ts";
import { telLink } from "../rules/links.ts";
import { PAGE_FACTS_ID } from "./find-part.ts";
import { PageDataContext, type PageFacts, usePageData } from "./page-data.ts";

interface PageProps {
  facts: PageFacts;
  children: ReactNode;
}

/** A page at build. Gives the facts to it and to each of its islands. */
export function StaticPage({ facts, children }: PageProps) {
  return (
    <PageDataContext value={facts}>
      <IslandFrame value={(tree) => <PageRoot facts={facts}>{tree}</PageRoot>}>{children}</IslandFrame>
    </PageDataContext>
  );
}

/**
 * An island, or the sent panel, in the browser: with the facts that the build has put into the page.
 * @param topicOf what the visit makes of the page's topic.
 */
export function withPageFacts(tree: ReactNode, topicOf = (topic: string) => topic): ReactNode {
  const facts: PageFacts = JSON.parse(document.querySelector(`script#${PAGE_FACTS_ID}`)?.textContent ?? "");
  return <PageRoot facts={{ ...facts, topic: topicOf(facts.topic) }}>{tree}</PageRoot>;
}

/** The root of such a tree. If it fails, the call link takes its place. */
function PageRoot({ facts, children }: PageProps) {
  return (
    <PageDataContext value={facts}>
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

/** The facts of a page, for its code in the browser. It is data: the page's policy needs no hash of it. */
export function PageFactsScript({ facts }: { facts: PageFacts }) {
  return <script type="application/json" id={PAGE_FACTS_ID} dangerouslySetInnerHTML={{ __html: scriptJson(facts) }} />;
}

/** JSON for a script element. A value with "</script>" or "<!--" cannot end the element or open a comment in it. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
