import { createContext, useContext } from "react";
import type { Site } from "../owner/read.ts";

export const SiteContext = createContext<Site | undefined>(undefined);

/** All that the owner has written. Only at build: code in the browser has the data of its page (`usePageData`). */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("A page needs the owner's words: put SiteContext around it");
  return site;
}
