import type { BuiltFiles } from "../../prerender/hosts/built-site.ts";
import { fieldsOf } from "../../src/shared/fields-of.ts";
import { firstGroup, oneLine } from "../../src/shared/text.ts";
import { type Expected, expectedAnswers, judgeAnswer, redirected } from "./answers.ts";

/** A deployed site, and the build that it should be. */
interface Deployment {
  siteUrl: string;
  files: BuiltFiles;
  /** The redirects of old addresses. */
  redirects: ReadonlyMap<string, string>;
  /** Protocol, host, and port of the requests. */
  origin: string;
}

/** How many milliseconds an answer may take, to its end. */
const TIMEOUT = 15_000;

/** How many addresses are listed: enough to see what they have in common. */
const SHOWN = 4;

/** The problems of a deployed site, one line each. If its home page is wrong, only that. */
export async function deployedProblems(deployment: Deployment): Promise<string[]> {
  const { origin, siteUrl, files, redirects } = deployment;
  const problem = await homeProblem(deployment);
  if (problem !== undefined) return [problem];
  const found = new Map<string, string[]>();
  for (const expected of [...expectedAnswers(files, redirects), ...otherNames(origin)]) {
    const { href } = new URL(expected.target, origin);
    const answer = await ask(href);
    const problems = typeof answer === "string" ? [answer] : await judgeAnswer(expected, answer);
    for (const problem of problems) found.set(problem, [...(found.get(problem) ?? []), expected.target]);
    // Otherwise each further address would wait for the silent host, too.
    if (typeof answer === "string" && href.startsWith(origin)) break;
  }
  return [
    ...(origin === siteUrl ? [] : [`the site is at ${origin}, but tells search engines that it is ${siteUrl}`]),
    ...Array.from(found, ([problem, at]) => {
      const more = at.length > SHOWN ? ` and ${at.length - SHOWN} more` : "";
      return `${problem}: ${at.slice(0, SHOWN).join(", ")}${more}; see docs/deploy.md`;
    }),
  ];
}

/** Why visitors do not get the home page that was built; undefined if they do. */
async function homeProblem({ origin, siteUrl }: Deployment): Promise<string | undefined> {
  const home = await ask(`${origin}/`);
  if (typeof home === "string") return home;
  const to = home.headers.get("location");
  if (home.status !== 200)
    return `the answer to ${origin}/ is ${home.status}${to === null ? "" : ` to ${to}`}, not 200; deploy dist/ there, and let everybody in: without a password, a challenge for robots or a redirect`;
  const builtFor = firstGroup(/data-site="?([^"\s>]+)/, await home.text());
  if (builtFor === siteUrl) return undefined;
  return `${origin}/ shows ${builtFor === "" ? "another page" : `a build for ${builtFor}`}, not the site of ${siteUrl}; deploy dist/ there, or point the domain's DNS to the host where it is`;
}

/** Requests an address as browsers do, without following redirects. @returns the answer, or why there is none. */
async function ask(url: string): Promise<Response | string> {
  const headers = { "accept-encoding": "br, gzip" };
  try {
    const answer = await fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT) });
    // The whole body has to arrive in time.
    await answer.clone().arrayBuffer();
    return answer;
  } catch (error) {
    const { code, name, message } = fieldsOf(fieldsOf(error).cause ?? error);
    return `${new URL(url).origin} does not answer (${code ?? name}: ${oneLine(String(message)).trim()}); check its DNS, its certificate and that the server runs`;
  }
}

/** Other addresses that people type: without https, and with or without "www."; each leads to the same page. */
function otherNames(origin: string): Expected[] {
  if (!origin.startsWith("https:")) return [];
  const insecure = origin.replace("https:", "http:").replace(/:\d+$/, "");
  const withWww = origin.includes("//www.");
  // Nobody types "www." before a subdomain, as in www.help.lonestar.us.
  const isSubdomain = !withWww && origin.split(".").length > 2;
  const other = withWww ? origin.replace("www.", "") : origin.replace("//", "//www.");
  return [insecure, ...(isSubdomain ? [] : [other])].map((host) => redirected(`${host}/contact`, `${origin}/contact`));
}
