import type { Business } from "../../src/business/schema.ts";
import { type Built, builtFindings } from "./built-findings.ts";
import { businessFindings } from "./business-findings.ts";
import { deployedFindings } from "./deployed/deployed-findings.ts";
import type { Finding } from "./finding.ts";
import type { Ask } from "./web-client.ts";

/** What the check looks at. */
export interface Launch {
  business: Business;
  built: Built;
  /** Where the site is deployed (protocol and host), and what asks it; null to look at the built files only. */
  deployed: { origin: string; ask: Ask } | null;
  now: Date;
}

/** Everything that is wrong with a business's site, from its facts to its host. */
export async function findAll({ business, built, deployed, now }: Launch): Promise<Finding[]> {
  const local = [...businessFindings(business), ...builtFindings(built, business, now)];
  if (deployed === null) return local;
  const { files, rules } = built;
  return [...local, ...(await deployedFindings({ ...deployed, business, files, rules, now }))];
}
