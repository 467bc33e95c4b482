import type { SiteFiles } from "../../hosting/built-site.ts";
import { expectedAnswers, judgeAnswer, PERMANENT } from "./answers.ts";
import { type Finding, failed, type ToConfirm } from "./report.ts";
import type { Answer, Ask } from "./web-client.ts";

/** A deployed site, and the build that it should be. */
export interface Deployment {
  siteUrl: string;
  files: SiteFiles;
  /** The redirects of old addresses. */
  redirects: ReadonlyMap<string, string>;
  ask: Ask;
  /** Protocol, host, and port of the requests. */
  origin: string;
}

/**
 * Problems of a deployed site. A host that does not answer, or redirects to another, gets only one request.
 */
export async function deployedFindings(deployment: Deployment): Promise<Finding[]> {
  const { ask, origin, siteUrl, files, redirects } = deployment;
  const sentOn = await judge(ask, `${origin}/`, ({ headers: { location } }) => {
    const remedy = "Check that address instead; it must be the siteUrl of business.ts";
    return failed([[location !== undefined, `${origin} sends visitors on to ${location}.`, remedy]]);
  });
  if (sentOn.length > 0) return sentOn;
  const ofHost = failed([
    [
      !origin.startsWith("https:"),
      `${origin} is not https: browsers call it "Not secure", and give it no location and no offline copy.`,
      "Switch on https at your host, and check that address",
    ],
    [
      origin !== siteUrl,
      `The site is at ${origin}, but tells search engines that it is ${siteUrl}.`,
      "Check the address of business.ts (siteUrl), or change that and build again",
    ],
  ]);
  const ofAnswers = expectedAnswers(files, redirects).map((expected) =>
    judge(ask, origin + expected.target, (answer) => judgeAnswer(expected, answer)),
  );
  const ofNames = otherHosts(origin).map((host) => otherName(deployment, host));
  return [...ofHost, ...(await Promise.all([...ofAnswers, ...ofNames])).flat()];
}

/** Problems of the answer from an address. No answer is a problem, too. */
async function judge(ask: Ask, url: string, read: (answer: Answer) => Finding[]): Promise<Finding[]> {
  const answer = await ask(url);
  return typeof answer === "string" ? failed([[true, answer, "Settle this with your host"]]) : read(answer);
}

/** Problems of another host name of the site, which must redirect each page permanently. */
async function otherName({ ask, origin, files }: Deployment, host: string): Promise<Finding[]> {
  const page = [...files.keys()].find((address) => /^\/[\w-]+$/.test(address) && address !== "/404") ?? "/";
  return await judge(ask, host + page, ({ status, headers: { location = "" } }) => {
    const leadsThere = URL.canParse(location, host) && new URL(location, host).href === origin + page;
    const mistake = leadsThere || location === "" ? `the answer is ${status}` : "it leads to another address";
    const wrong = `${host} does not lead to ${origin} in one permanent redirect: ${mistake}.`;
    const remedy = `Set your host to redirect ${host} to ${origin}, page by page`;
    return failed([[!(leadsThere && PERMANENT.includes(status)), wrong, remedy]]);
  });
}

/** Other addresses that people type: without https, and with or without "www.". */
function otherHosts(origin: string): string[] {
  if (!origin.startsWith("https:")) return [];
  const insecure = origin.replace("https:", "http:").replace(/:\d+$/, "");
  if (origin.includes("//www.")) return [insecure, origin.replace("www.", "")];
  // Nobody types "www." before a subdomain, as in www.help.lonestar.us.
  return origin.split(".").length === 2 ? [insecure, origin.replace("//", "//www.")] : [insecure];
}

const FORMERLY =
  "To lead visitors on from there, add it to `formerly` of the page that takes its place (CONTRIBUTING.md)";

/**
 * The addresses that the build has gained and lost since the last deploy, by the deployed sitemap; none if
 * there is no such sitemap.
 */
export async function addressChanges(
  siteUrl: string,
  files: SiteFiles,
  redirects: ReadonlyMap<string, string>,
  ask: Ask,
): Promise<ToConfirm[]> {
  const built = addressesIn(files.get("/sitemap.xml")?.body, siteUrl);
  const answer = await ask(`${siteUrl}/sitemap.xml`);
  if (typeof answer === "string" || answer.status !== 200) return [];
  const deployed = addressesIn(answer.body, siteUrl);
  const lost = deployed.filter((address) => !files.has(address) && !redirects.has(address));
  const gained = built.filter((address) => !deployed.includes(address));
  return [
    ...lost.map((address): ToConfirm => [`Is ${address} meant to go? The deployed site has it.`, FORMERLY]),
    ...(gained.length > 0 ? [["Are these addresses meant to be new?", gained.join(", ")] as const] : []),
  ];
}

/** The addresses that a sitemap lists, without protocol and host. */
function addressesIn(sitemap: Buffer | undefined, siteUrl: string): string[] {
  const listed = String(sitemap ?? "").matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g);
  return Array.from(listed, ([, url = ""]) => url)
    .filter((url) => URL.canParse(url) && new URL(url).origin === siteUrl)
    .map((url) => new URL(url).pathname);
}
