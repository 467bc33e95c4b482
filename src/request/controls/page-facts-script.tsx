import { PAGE_FACTS_ID, type PageFacts } from "./page-facts.ts";

/** The facts of a page for its browser code. It is data, so the page's policy needs no hash of it. */
export function PageFactsScript({ facts }: { facts: PageFacts }) {
  return (
    <script
      type="application/json"
      id={PAGE_FACTS_ID}
      dangerouslySetInnerHTML={{ __html: scriptJson(facts) }}
    />
  );
}

/** JSON for a script element, which it cannot close, and in which it opens no comment. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
