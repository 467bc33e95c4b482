import { PAGE_FACTS_ID, type PageFacts } from "./page-facts.ts";

/** The facts that the build has put into this page (src/request/islands/page-facts-script.tsx). */
export function readPageFacts(): PageFacts {
  return JSON.parse(document.getElementById(PAGE_FACTS_ID)?.textContent ?? "");
}
