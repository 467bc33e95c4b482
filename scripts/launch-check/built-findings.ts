import { type HeaderRule, headersFor } from "../../server/header-rules.ts";
import type { SiteFile } from "../../server/site-files.ts";
import type { Business } from "../../src/business/schema.ts";
import type { Finding } from "./finding.ts";
import { expiryFindings, SECURITY_TXT } from "./security-expiry.ts";
import { foreignAddresses } from "./site-addresses.ts";

/** The site as it was built. */
export interface Built {
  /** Each file by its address. */
  files: ReadonlyMap<string, SiteFile>;
  rules: readonly HeaderRule[];
  /** Whether business.ts or the texts have been edited since. */
  isStale: boolean;
}

const BUILD_AGAIN = "npm run build";

const YEAR = 31_536_000;

/** What is wrong with the built site, before it is deployed. */
export function builtFindings({ files, rules, isStale }: Built, { siteUrl }: Business, now: Date): Finding[] {
  if (!files.has("/")) return [{ wrong: "The site has not been built.", remedy: BUILD_AGAIN }];
  const findings: Finding[] = [];
  if (isStale) {
    findings.push({
      wrong: "The site was edited after it was built: dist/ does not show the edit.",
      remedy: BUILD_AGAIN,
    });
  }
  for (const [address, file] of files) {
    if (foreignAddresses(textOf(file), siteUrl).length > 0) {
      findings.push({
        wrong: `dist/ was built for another address than ${siteUrl}.`,
        remedy: BUILD_AGAIN,
        at: address,
      });
    }
  }
  const transport = headersFor("/", rules)["Strict-Transport-Security"] ?? "";
  if (Number(/max-age=(\d+)/.exec(transport)?.[1] ?? 0) < YEAR) {
    findings.push({
      wrong: "The headers do not keep browsers on https (HSTS) for a year.",
      remedy: "server/header-rules.ts: Strict-Transport-Security",
    });
  }
  const security = files.get(SECURITY_TXT);
  findings.push(...expiryFindings(security ? textOf(security) : "", now, BUILD_AGAIN));
  return findings;
}

/** The text of a file; nothing for a picture or a font. */
export function textOf({ type, forms }: SiteFile): string {
  return /^text\/|json|xml/.test(type) ? String(forms.get("identity")?.body) : "";
}
