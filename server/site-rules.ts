import { business } from "../src/business/current.ts";
import { type HeaderRule, rulesOfSite } from "./header-rules.ts";
import type { SiteFile } from "./site-files.ts";

/** The headers for the built site of this business. */
export function siteRules(files: ReadonlyMap<string, SiteFile>): HeaderRule[] {
  return rulesOfSite(files, business.adMonitoring?.script ?? null);
}
