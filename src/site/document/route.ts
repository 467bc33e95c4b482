import type { ReactElement } from "react";
import type { OwnPageData } from "../../request/controls/page-data.ts";
import type { ThingNode } from "./structured-data.ts";

/** The kinds of pages, each with its own styles. "service with places" are service pages with cities of their own, the longest; "general" is the default. */
export type PageKind = "home" | "service" | "service with places" | "city" | "form" | "general";

/** One address of the site. */
export interface Route {
  /** It starts with "/", and only the home page's ends with one. */
  path: string;
  /** The address that search engines should keep: the path or, for an alias, the main address; undefined for none. */
  canonical: string | undefined;
  kind: PageKind;
  /** Earlier addresses, which redirect to the canonical one. */
  formerly: readonly string[];
  title: string;
  description: string;
  keywords?: readonly string[];
  /** What only this page tells components, also in the browser. */
  data: OwnPageData;
  page: ReactElement;
  /** The page's structured data, besides the business's own. */
  structuredData: readonly ThingNode[];
}
