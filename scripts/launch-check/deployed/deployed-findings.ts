import type { Finding } from "../finding.ts";
import { Unreachable } from "../unreachable.ts";
import type { Answer } from "../web-client.ts";
import { type Deployment, judge } from "./deployment.ts";
import { fileFindings } from "./file-findings.ts";
import { redirectFindings } from "./redirect-findings.ts";

const DAY = 86_400_000;

/** Hosts renew certificates 30 days ahead; two weeks before the end, something is stuck. */
const DAYS_LEFT = 14;

/** What is wrong with a deployed site. A host that does not answer at all is asked once. */
export async function deployedFindings(deployment: Deployment): Promise<Finding[]> {
  const { ask, origin, business, now } = deployment;
  let home: Answer;
  try {
    home = await ask(`${origin}/`);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return [{ wrong: error.message, remedy: "Settle this with your host, then run the check again" }];
  }
  const { location } = home.headers;
  if (home.status >= 300 && home.status < 400 && location !== undefined) {
    const wrong = `${origin} sends visitors on to ${location}.`;
    return [{ wrong, remedy: "Check that address instead; it must be the siteUrl of business.ts" }];
  }
  return [
    ...originFindings(origin, business.siteUrl),
    ...certificateFindings(home, now),
    ...(await fileFindings(deployment)),
    ...(await redirectFindings(deployment)),
    ...(await adScriptFindings(deployment)),
  ];
}

function originFindings(origin: string, siteUrl: string): Finding[] {
  const findings: Finding[] = [];
  if (!origin.startsWith("https:")) {
    const wrong = `${origin} is not https: browsers call it "Not secure", and give it no location and no offline copy.`;
    findings.push({ wrong, remedy: "Switch on https at your host, and check that address" });
  }
  if (origin !== siteUrl) {
    const wrong = `The site stands at ${origin}, but tells search engines that it is ${siteUrl}.`;
    findings.push({
      wrong,
      remedy: "Check the address of business.ts (siteUrl), or change that and build again",
    });
  }
  return findings;
}

function certificateFindings({ certificateEnds }: Answer, now: Date): Finding[] {
  if (certificateEnds === undefined) return [];
  const days = Math.floor((certificateEnds.getTime() - now.getTime()) / DAY);
  if (days >= DAYS_LEFT) return [];
  const wrong = `The certificate ends in ${days} days; then browsers warn visitors off.`;
  return [{ wrong, remedy: "Renew it at your host, and let it renew itself from then on" }];
}

/** A script that is not there monitors nothing. */
async function adScriptFindings({ ask, business: { adMonitoring } }: Deployment): Promise<Finding[]> {
  if (adMonitoring === null) return [];
  return await judge(ask, adMonitoring.script, ({ status, headers }) => {
    if (status === 200 && /javascript/.test(headers["content-type"] ?? "")) return [];
    const wrong = `Ad monitoring is on, but ${adMonitoring.script} is no script (the answer is ${status}).`;
    return [
      {
        wrong,
        remedy: "Take the address from your account: business.ts, adMonitoring; null switches it off",
      },
    ];
  });
}
