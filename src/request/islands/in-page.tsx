import type { ReactNode } from "react";
import { IslandRoot } from "./island-module.tsx";
import { readPageFacts } from "./read-page-facts.ts";

/** A tree of React's own in the browser: with the facts that the page has, and a call link in place of what throws. */
export function inPage(tree: ReactNode): ReactNode {
  return <IslandRoot facts={readPageFacts()}>{tree}</IslandRoot>;
}
