import type { HeaderRule } from "../../../server/header-rules.ts";
import type { SiteFile } from "../../../server/site-files.ts";
import type { Business } from "../../../src/business/schema.ts";
import type { Finding } from "../finding.ts";
import { Unreachable } from "../unreachable.ts";
import type { Answer, Ask } from "../web-client.ts";

/** A deployed site, and what it should be. */
export interface Deployment {
  ask: Ask;
  /** Protocol, host and port at which it is asked. */
  origin: string;
  business: Business;
  /** The files that were built, by their address. */
  files: ReadonlyMap<string, SiteFile>;
  rules: readonly HeaderRule[];
  now: Date;
}

/** The answer of an address, judged; no answer is a finding too. */
export async function judge(
  ask: Ask,
  url: string,
  findings: (answer: Answer) => Finding[],
): Promise<Finding[]> {
  try {
    return findings(await ask(url));
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return [{ wrong: error.message, remedy: "Settle this with your host", at: new URL(url).pathname }];
  }
}
