import type { ReactNode } from "react";
import { IslandRoot } from "./island-root.tsx";
import { PAGE_FACTS_ID, type PageFacts } from "./page-facts.ts";

/** A tree of React's own in the browser: with the facts that the page has, and a call link in place of what throws. */
export function inPage(tree: ReactNode): ReactNode {
  return <IslandRoot facts={readPageFacts()}>{tree}</IslandRoot>;
}

/** The facts that the build has put into this page (src/request/islands/page-facts-script.tsx). */
export function readPageFacts(): PageFacts {
  return JSON.parse(document.getElementById(PAGE_FACTS_ID)?.textContent ?? "");
}
