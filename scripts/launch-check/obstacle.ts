import { firstGroup } from "../../src/shared/text.ts";
import type { Deployment } from "./as-deployed.ts";
import { refusal } from "./causes.ts";
import type { Finding } from "./report.ts";
import type { Answer } from "./web-client.ts";

/** As many as browsers follow. */
const MOST_REDIRECTS = 20;

/**
 * The one cause that would make every address wrong, if there is one.
 * @param page The address of a page that is not the home page.
 */
export async function findObstacle(deployment: Deployment, page: string): Promise<Finding | undefined> {
  const { ask, origin, folder = "", siteUrl } = deployment;
  const address = `${origin}${folder}/`;
  const way = [address];
  let end = address;
  let home = await ask(address);
  while (!("wrong" in home)) {
    const next = redirectOf(home, end);
    if (next === undefined) break;
    const isCircle = way.includes(next) || way.length >= MOST_REDIRECTS;
    way.push(next);
    if (isCircle) return circle(way);
    end = next;
    home = await ask(end);
  }
  if (end !== address) return elsewhere(address, end, siteUrl, home);
  if ("wrong" in home) return home;
  if (home.status !== 200) return unavailable(address, home);
  const site = /data-site="?([^"\s>]+)/.exec(String(home.body))?.[1];
  if (site === undefined) return otherSite(address, home);
  if (site !== siteUrl) {
    const wrong = `What is deployed at ${address} was built for ${site}, and the last build here for ${siteUrl}.`;
    return { wrong, remedy: "Deploy dist/ again, all of it" };
  }
  if (folder !== "") {
    const wrong = `The site is in the folder ${folder} of ${origin}, and its links and pictures are not found there.`;
    const remedy =
      "Give it an address without a folder. GitHub Pages: Settings, Pages, Custom domain (docs/deploy.md)";
    return { wrong, remedy };
  }
  return await pageObstacle(deployment, page, home);
}

/** Where a redirect leads to. */
function redirectOf({ status, headers: { location = "" } }: Answer, from: string) {
  const isRedirect = status >= 300 && status < 400 && URL.canParse(location, from) && location !== "";
  return isRedirect ? new URL(location, from).href : undefined;
}

function circle(way: readonly string[]): Finding {
  const remedy =
    'At Cloudflare, choose "Full (strict)" under SSL/TLS, in place of "Flexible". Elsewhere, remove one of the redirects';
  return { wrong: `Visitors are sent round in a circle: ${way.slice(0, 4).join(" -> ")}.`, remedy };
}

function elsewhere(address: string, end: string, siteUrl: string, found: Answer | Finding): Finding {
  const { origin } = new URL(end);
  const silence = "wrong" in found ? ` ${found.wrong}` : "";
  const wrong = `${address} sends visitors on to ${end}.${silence}`;
  if (origin === new URL(address).origin) {
    return { wrong, remedy: "Remove that redirect: the home page of the site is at /" };
  }
  if (origin === siteUrl) return { wrong, remedy: `Check that address instead: --url ${siteUrl}` };
  const remedy = "If that is your address, put it into business.yaml (siteUrl); if not, remove the redirect";
  return { wrong, remedy };
}

function unavailable(address: string, home: Answer): Finding {
  const { means, remedy } = refusal(home) ?? {
    means: "so no page is there",
    remedy:
      "Deploy the content of dist/ to that address, with index.html at the top, and connect the domain with it at your host",
  };
  return { wrong: `The answer to ${address} is ${home.status}, ${means}.`, remedy };
}

function otherSite(address: string, home: Answer): Finding {
  const title = firstGroup(/<title[^>]*>\s*([^<]*?)\s*</i, String(home.body));
  return {
    wrong: `Another page than this site's is at ${address}: "${title.slice(0, 80)}".`,
    remedy: "Deploy dist/ there, or point the domain's DNS to the host where it is",
  };
}

/** What is wrong with the addresses of all pages except for the home page. */
async function pageObstacle(
  { ask, origin }: Deployment,
  page: string,
  home: Answer,
): Promise<Finding | undefined> {
  const answer = await ask(origin + page);
  if ("wrong" in answer) return undefined;
  if (answer.status === 200 && page !== "/" && answer.body.equals(home.body)) {
    const remedy = "Switch off what does so at your host: it is meant for apps of a single page";
    return { wrong: "The home page is at every address.", remedy };
  }
  const file = `${page}.html`;
  const led = redirectOf(answer, origin + page);
  const isFile = led === undefined && answer.status === 404 && (await hasPage(ask, origin + file));
  const at = isFile ? file : [file, `${page}/`].find((other) => led === origin + other);
  if (at === undefined) return undefined;
  return {
    wrong: `The page ${page} is at ${at}, and so are all pages except for the first.`,
    remedy:
      'Set your host to show x.html at /x, which it may call "clean" or "pretty" URLs, and not to redirect it; see docs/deploy.md',
  };
}

async function hasPage(ask: Deployment["ask"], url: string): Promise<boolean> {
  const answer = await ask(url);
  return !("wrong" in answer) && answer.status === 200;
}
