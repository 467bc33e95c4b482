import { business } from "../src/business/current.ts";
import { type HeaderRule, headerRules, styleHashes } from "./header-rules.ts";
import type { SiteFile } from "./site-files.ts";

/**
 * The headers for a built site: the styles its pages and pictures hold are those the policy allows. A
 * picture's styles count too: opened by itself it is a document, held to the policy it came with.
 */
export function siteRules(files: ReadonlyMap<string, SiteFile>): HeaderRule[] {
  const styled = [...files.values()].filter(({ type }) => /html|svg/.test(type));
  const hashes = styled.flatMap(({ forms }) => styleHashes(String(forms.get("identity")?.body)));
  return headerRules({
    styleHashes: [...new Set(hashes)].sort(),
    adScript: business.adMonitoring?.script ?? null,
  });
}
