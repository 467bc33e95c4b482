import type { ReactNode } from "react";
import {
  PAGE_FACTS_ID,
  type PageFacts,
  PageFactsContext,
  usePageFacts,
} from "../request/controls/page-facts.ts";
import { telLink } from "../request/rules/links.ts";
import { ErrorBoundary } from "./error-boundary.tsx";

/** A tree of React's own in a page: at build and in the browser, it gets the facts of the page. */
export function IslandRoot({ facts, children }: { facts: PageFacts; children: ReactNode }) {
  return (
    <PageFactsContext value={facts}>
      <ErrorBoundary instead={(error) => <ErrorFallback error={error} />}>{children}</ErrorBoundary>
    </PageFactsContext>
  );
}

/** A tree of React's own in the browser, with the facts that the build has put into the page. */
export function inPage(tree: ReactNode): ReactNode {
  const facts: PageFacts = JSON.parse(document.querySelector(`script#${PAGE_FACTS_ID}`)?.textContent ?? "");
  return <IslandRoot facts={facts}>{tree}</IslandRoot>;
}

/** Replaces a part of the page that failed. It depends on nothing that could fail too. `children`: what else can be done. */
export function ErrorFallback({ error, children }: { error: unknown; children?: ReactNode }) {
  const { hotline } = usePageFacts();
  return (
    <div role="alert" className="sign sign-text">
      <h2 className="subheading">Unexpected Application Error!</h2>
      <p>{describe(error)}</p>
      <a href={telLink(hotline.e164)} className="button button-call full-width">
        {`Call ${hotline.display}`}
      </a>
      {children}
    </div>
  );
}

/** The error's status if it has one, or its message. */
function describe(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error && error.message) return error.message;
  return String(error || "Unknown error");
}
