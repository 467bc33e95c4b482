import { bodyOf, type SiteFile } from "../../server/site-files.ts";
import { NOT_FOUND } from "../../src/site.ts";
import { type Deployment, fileFindings, judge } from "./file-findings.ts";
import type { Finding } from "./report.ts";
import type { Answer, Ask } from "./web-client.ts";

const DAY = 86_400_000;

/** Hosts renew certificates 30 days ahead; two weeks before the end, something is stuck. */
const DAYS_LEFT = 14;

/** What is wrong with a deployed site. A host that does not answer, or sends on to another, is asked once. */
export async function deployedFindings(deployment: Deployment): Promise<Finding[]> {
  const { ask, origin } = deployment;
  const home = async (answer: Answer): Promise<Finding[]> => {
    const location = answer.headers.get("location");
    if (location !== null) {
      const wrong = `${origin} sends visitors on to ${location}.`;
      return [{ wrong, remedy: "Check that address instead; it must be the siteUrl of business.ts" }];
    }
    const rest = await Promise.all([fileFindings(deployment), redirectFindings(deployment)]);
    return [...hostFindings(deployment, answer), ...rest.flat()];
  };
  return await judge(ask, `${origin}/`, home, () => ({}));
}

function hostFindings({ origin, business: { siteUrl }, now }: Deployment, home: Answer): Finding[] {
  const findings: Finding[] = [];
  if (!origin.startsWith("https:")) {
    const wrong = `${origin} is not https: browsers call it "Not secure", and give it no location and no offline copy.`;
    findings.push({ wrong, remedy: "Switch on https at your host, and check that address" });
  }
  if (origin !== siteUrl) {
    const wrong = `The site stands at ${origin}, but tells search engines that it is ${siteUrl}.`;
    const remedy = "Check the address of business.ts (siteUrl), or change that and build again";
    findings.push({ wrong, remedy });
  }
  const days = Math.floor((Number(home.certificateEnds) - now.getTime()) / DAY);
  if (days < DAYS_LEFT) {
    const wrong = `The certificate ends in ${days} days; then browsers warn visitors off.`;
    findings.push({ wrong, remedy: "Renew it at your host, and let it renew itself from then on" });
  }
  return findings;
}

/** Statuses with which browsers and search engines move for good. */
const FOR_GOOD = [301, 308];

/** Whether every other way to write an address leads to the one that counts, and an unknown one nowhere. */
async function redirectFindings(deployment: Deployment): Promise<Finding[]> {
  const { ask, origin, files } = deployment;
  const isPage = ([address, { type }]: [string, SiteFile]) => type.includes("html") && address !== NOT_FOUND;
  const pages = [...files].filter(isPage).map(([address]) => address);
  const findings = [unknownAddress(deployment)];
  for (const page of pages.filter((address) => address !== "/")) {
    const wrong = 'An address with "/" behind it does not lead to the one without, for good';
    const remedy = "Set your host to redirect such addresses; see Deploy in README.md";
    const to = origin + page;
    findings.push(redirectFinding(ask, `${to}/`, to, { wrong, remedy, at: `${page}/` }));
  }
  for (const host of otherHosts(origin)) {
    const page = pages.at(-1) ?? "/";
    const wrong = `${host} does not lead to ${origin} in one step, for good`;
    const remedy = `Set your host to redirect ${host} to ${origin}, page by page`;
    findings.push(redirectFinding(ask, host + page, origin + page, { wrong, remedy }));
  }
  return (await Promise.all(findings)).flat();
}

/** Without https; and with "www." or without it: what people type who do not know better. */
function otherHosts(origin: string): string[] {
  if (!origin.startsWith("https:")) return [];
  const insecure = origin.replace(/^https:/, "http:").replace(/:\d+$/, "");
  return [insecure, origin.replace(/\/\/(www\.)?/, (_, www) => (www ? "//" : "//www."))];
}

/** @param unless What is found unless the one address leads to the other; the mistake is added. */
async function redirectFinding(ask: Ask, from: string, to: string, unless: Finding): Promise<Finding[]> {
  const findings = ({ status, headers }: Answer) => {
    const location = headers.get("location") ?? "";
    const leadsThere = URL.canParse(location, from) && new URL(location, from).href === to;
    if (leadsThere && FOR_GOOD.includes(status)) return [];
    const mistake = leadsThere || location === "" ? `the answer is ${status}` : "it leads to another address";
    return [{ ...unless, wrong: `${unless.wrong}: ${mistake}.` }];
  };
  // Nobody can have meant a name to answer that leads nowhere.
  return await judge(ask, from, findings, ({ message: wrong, isUnknownName }) =>
    isUnknownName ? { ...unless, wrong, hint: true } : { ...unless, wrong },
  );
}

async function unknownAddress({ ask, origin, files }: Deployment): Promise<Finding[]> {
  const remedy =
    "Set your host to answer unknown addresses with 404.html and status 404; see Deploy in README.md";
  return await judge(ask, `${origin}/no-such-page-launch-check`, ({ status, body }) => {
    if (status !== 404) return [{ wrong: `An unknown address is answered with ${status}, not 404.`, remedy }];
    if (body.equals(bodyOf(files.get(NOT_FOUND)))) return [];
    return [{ wrong: "An unknown address does not show the site's own page.", remedy }];
  });
}
