import { PAGE_FACTS_ID, type PageFacts } from "./page-facts.ts";

/** The facts of a page, for its code in the browser. It is data: the page's policy needs no hash of it. */
export function PageFactsScript({ facts }: { facts: PageFacts }) {
  return <script type="application/json" id={PAGE_FACTS_ID} dangerouslySetInnerHTML={{ __html: scriptJson(facts) }} />;
}

/** JSON for a script element. A value with "</script>" or "<!--" cannot end the element or open a comment in it. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
