import { bodyOf, type SiteFile } from "../../server/site-files.ts";
import { NOT_FOUND } from "../../src/site.ts";
import { type Deployment, fileFindings, judge } from "./file-findings.ts";
import { type Check, type Finding, failed } from "./report.ts";
import type { Answer } from "./web-client.ts";

const SEE_DEPLOY = "see Deploy in README.md";

/** What is wrong with a deployed site. A host that does not answer, or sends on to another, is asked once. */
export async function deployedFindings(deployment: Deployment): Promise<Finding[]> {
  const { ask, origin, siteUrl } = deployment;
  const atHome = await judge(ask, `${origin}/`, ({ headers: { location } }) => [
    [
      location !== undefined,
      `${origin} sends visitors on to ${location}.`,
      "Check that address instead; it must be the siteUrl of business.ts",
    ],
  ]);
  if (atHome.length > 0) return atHome;
  const ofHost = failed([
    [
      !origin.startsWith("https:"),
      `${origin} is not https: browsers call it "Not secure", and give it no location and no offline copy.`,
      "Switch on https at your host, and check that address",
    ],
    [
      origin !== siteUrl,
      `The site stands at ${origin}, but tells search engines that it is ${siteUrl}.`,
      "Check the address of business.ts (siteUrl), or change that and build again",
    ],
  ]);
  const rest = [fileFindings(deployment), redirectFindings(deployment), unknownAddress(deployment)];
  return [...ofHost, ...(await Promise.all(rest)).flat()];
}

/** Whether every other way to write an address leads to the one that counts. */
async function redirectFindings({ ask, origin, files }: Deployment): Promise<Finding[]> {
  const isPage = ([, { type }]: [string, SiteFile]) => type.includes("html");
  const pages = [...files].filter(isPage).map(([address]) => address);
  const below = pages.filter((address) => address !== "/" && address !== NOT_FOUND);
  const lead = (from: string, to: string, [wrong, remedy]: readonly [string, string], at?: string) => {
    const checks = ({ status, headers: { location = "" } }: Answer): Check[] => {
      const leadsThere = URL.canParse(location, from) && new URL(location, from).href === to;
      const isElsewhere = !leadsThere && location !== "";
      const mistake = isElsewhere ? "it leads to another address" : `the answer is ${status}`;
      return [[!(leadsThere && FOR_GOOD.includes(status)), `${wrong}: ${mistake}.`, remedy]];
    };
    return judge(ask, from, checks, at);
  };
  const slashed = below.map((page) => lead(`${origin}${page}/`, origin + page, WITH_SLASH, `${page}/`));
  const last = below.at(-1) ?? "/";
  const elsewhere = otherHosts(origin).map((host) =>
    lead(host + last, origin + last, [
      `${host} does not lead to ${origin} in one step, for good`,
      `Set your host to redirect ${host} to ${origin}, page by page`,
    ]),
  );
  return (await Promise.all([...slashed, ...elsewhere])).flat();
}

const WITH_SLASH = [
  'An address with "/" behind it does not lead to the one without, for good',
  `Set your host to redirect such addresses; ${SEE_DEPLOY}`,
] as const;

/** Statuses with which browsers and search engines move for good. */
const FOR_GOOD = [301, 308];

/** Without https; and with "www." or without it: what people type who do not know better. */
function otherHosts(origin: string): string[] {
  if (!origin.startsWith("https:")) return [];
  const insecure = origin.replace("https:", "http:").replace(/:\d+$/, "");
  if (origin.includes("//www.")) return [insecure, origin.replace("www.", "")];
  // Nobody looks for help.lonestar.us at www.help.lonestar.us.
  return origin.split(".").length === 2 ? [insecure, origin.replace("//", "//www.")] : [insecure];
}

async function unknownAddress({ ask, origin, files }: Deployment): Promise<Finding[]> {
  const remedy = `Set your host to answer unknown addresses with 404.html and status 404; ${SEE_DEPLOY}`;
  return await judge(ask, `${origin}/no-such-page-launch-check`, ({ status, body }) => {
    const isOwn = body.equals(bodyOf(files.get(NOT_FOUND)));
    return [
      [status !== 404, `An unknown address is answered with ${status}, not 404.`, remedy],
      [status === 404 && !isOwn, "An unknown address does not show the site's own page.", remedy],
    ];
  });
}
