import type { SiteFiles } from "../../build/hosts/built-site.ts";
import { firstGroup } from "../../src/shared/text.ts";
import { type Expected, expectedAnswers, judgeAnswer, leads } from "./answers.ts";
import type { Finding } from "./report.ts";
import type { Ask } from "./web-client.ts";

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

/** How many requests are made at the same time, as by browsers. After as many without an answer, the rest is not made. */
const AT_ONCE = 6;

/** Problems of a deployed site. If its home page is not there, only that. */
export async function deployedFindings(deployment: Deployment): Promise<Finding[]> {
  const { origin, siteUrl, files, redirects } = deployment;
  const problem = await homeProblem(deployment);
  if (problem) return [problem];
  const findings: Finding[] = [];
  if (!origin.startsWith("https:")) {
    findings.push({
      wrong: `${origin} is not https: browsers call it "Not secure", and give it no location and no offline copy.`,
      remedy: "Switch on https at your host, and check that address",
    });
  }
  if (origin !== siteUrl) {
    findings.push({
      wrong: `The site is at ${origin}, but tells search engines that it is ${siteUrl}.`,
      remedy: "Check the address of business.yaml (siteUrl), or change that and build again",
    });
  }
  const page = [...files.keys()].find((address) => /^\/[\w-]+$/.test(address) && address !== "/404") ?? "/";
  const ofNames = otherHosts(origin).map((host): Expected => {
    const remedy = `Set your host to redirect ${host} to ${origin}, page by page`;
    return { ...leads(host + page, origin + page), what: "another name of the site", remedy };
  });
  return [...findings, ...(await judgeAll([...expectedAnswers(files, redirects), ...ofNames], deployment))];
}

/** Why visitors do not get the home page that was built, if they do not. Other addresses then have the same problem. */
async function homeProblem({ ask, origin, siteUrl }: Deployment): Promise<Finding | undefined> {
  const home = await ask(`${origin}/`);
  if ("wrong" in home) return home;
  const { status, headers, body } = home;
  if (status !== 200) {
    const to = headers.location === undefined ? "" : ` to ${headers.location}`;
    return {
      wrong: `The answer to ${origin}/ is ${status}${to}, not 200.`,
      remedy:
        'Deploy the content of dist/ there, and let everybody in: without a password, a challenge for robots or a redirect. At Cloudflare, choose "Full (strict)" under SSL/TLS. A status from 500 on is a fault of the server: look into its log',
    };
  }
  const builtFor = firstGroup(/data-site="?([^"\s>]+)/, String(body));
  if (builtFor === siteUrl) return undefined;
  return {
    wrong: `What is at ${origin}/ is ${builtFor === "" ? "another page" : `a build for ${builtFor}`}, not the site of ${siteUrl}.`,
    remedy: "Deploy dist/ there again, all of it, or point the domain's DNS to the host where it is",
  };
}

async function judgeAll(
  all: readonly Expected[],
  { ask, origin }: Pick<Deployment, "ask" | "origin">,
): Promise<Finding[]> {
  const found: Finding[][] = [];
  let silent = 0;
  const queue = all.entries();
  const askInTurn = async () => {
    for (const [index, expected] of queue) {
      if (silent >= AT_ONCE) return;
      const answer = await ask(new URL(expected.target, origin).href);
      if ("wrong" in answer) silent += 1;
      found[index] = "wrong" in answer ? [answer] : judgeAnswer(expected, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
  return found.flat();
}

/** Other addresses that people type: without https, and with or without "www.". */
function otherHosts(origin: string): string[] {
  if (!origin.startsWith("https:")) return [];
  const insecure = origin.replace("https:", "http:").replace(/:\d+$/, "");
  if (origin.includes("//www.")) return [insecure, origin.replace("www.", "")];
  // Nobody types "www." before a subdomain, as in www.help.lonestar.us.
  return origin.split(".").length === 2 ? [insecure, origin.replace("//", "//www.")] : [insecure];
}
