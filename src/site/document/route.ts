import type { ReactElement } from "react";
import type { ServiceChoice } from "../../request/message/messages.ts";
import type { ThingNode } from "./structured-data.ts";

/** The kinds of pages, each with its own styles. "repairs" are the longest service pages; "general" is the default. */
export type PageKind = "home" | "service" | "repairs" | "city" | "form" | "general";

/** One address of the site. */
export interface Route {
  /** Starts with "/", ends without one. */
  path: string;
  /** The address search engines should keep: the path itself, or, for an alias, the main address. */
  canonical: string;
  kind: PageKind;
  /** Earlier addresses, which redirect to the canonical one. */
  formerly: readonly string[];
  title: string;
  description: string;
  keywords?: readonly string[];
  /** What the page is about: text messages from it begin with these words. */
  topic: string;
  /** The service that the page is about, if its form offers that one. */
  service?: ServiceChoice | undefined;
  page: ReactElement;
  /** The page's structured data, besides the business's own. */
  structuredData: readonly ThingNode[];
}
