import { business } from "../src/business/current.ts";
import { type HeaderRule, headerRules, scriptHashes, styleHashes } from "./header-rules.ts";
import type { SiteFile } from "./site-files.ts";

/**
 * The headers for a built site: the styles and scripts that its pages and pictures hold are those the policy allows.
 * A picture's styles count too: opened by itself it is a document, held to the policy it came with.
 */
export function siteRules(files: ReadonlyMap<string, SiteFile>): HeaderRule[] {
  const documents = [...files.values()]
    .filter(({ type }) => /html|svg/.test(type))
    .map(({ forms }) => String(forms.get("identity")?.body));
  const all = (hashesIn: (html: string) => string[]) => [...new Set(documents.flatMap(hashesIn))].sort();
  return headerRules({
    styleHashes: all(styleHashes),
    scriptHashes: all(scriptHashes),
    adScript: business.adMonitoring?.script ?? null,
  });
}
