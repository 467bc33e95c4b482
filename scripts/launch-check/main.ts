import path from "node:path";
import { parseArgs } from "node:util";
import { business as input } from "../../business.ts";
import { BusinessError, parseBusiness } from "../../src/business/schema.ts";
import { findAll } from "./find-all.ts";
import { originOf } from "./origin.ts";
import { report } from "./print.ts";
import { toConfirm } from "./to-confirm.ts";
import { webClient } from "./web-client.ts";

/* Lists what would embarrass the owner of a site that goes live; ends with 0 when nothing is left.
   With --url, asks the deployed site too. */

const USAGE = "npm run launch-check [-- --url https://www.your-domain.com]";

const ROOT = path.resolve(import.meta.dirname, "../..");

process.exitCode = await main();

async function main(): Promise<0 | 1> {
  const typed = typedUrl();
  const origin = typed === undefined ? undefined : originOf(typed);
  if (typed !== undefined && origin === undefined) return refuse(`"${typed}" is no web address. ${USAGE}`);
  try {
    const business = parseBusiness(input);
    // Only now: whatever reads the built site needs the facts to be right.
    const { readBuilt } = await import("./built-site.ts");
    const built = await readBuilt(ROOT);
    const deployed = origin === undefined ? null : { origin, ask: webClient() };
    console.log(`Launch check of ${business.name}${origin ? ` at ${origin}` : ""}\n`);
    const findings = await findAll({ business, built, deployed, now: new Date() });
    console.log(report(findings, toConfirm(business)));
    return findings.every(({ hint }) => hint) ? 0 : 1;
  } catch (error) {
    if (error instanceof BusinessError) return refuse(error.message);
    throw error;
  }
}

/** The value of --url. npm hands on the value alone when the "--" before it is forgotten. */
function typedUrl(): string | undefined {
  try {
    const { values, positionals } = parseArgs({
      options: { url: { type: "string" } },
      allowPositionals: true,
    });
    return values.url ?? positionals[0];
  } catch {
    return "";
  }
}

function refuse(message: string): 1 {
  console.error(message);
  return 1;
}
