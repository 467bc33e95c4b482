import { Agent, fetch } from "undici";
import type { SiteFiles } from "../../hosting/built-site.ts";
import { type Expected, expectedAnswers, judgeAnswer, leads } from "./answers.ts";
import type { Finding, ToConfirm } from "./report.ts";

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
  const first = await ask(`${origin}/`);
  if (typeof first === "string") return [unanswered(first)];
  const { location } = first.headers;
  if (location !== undefined) {
    const remedy = "Check that address instead; it must be the siteUrl of business.yaml";
    return [{ wrong: `${origin} sends visitors on to ${location}.`, remedy }];
  }
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
  const judged = [...expectedAnswers(files, redirects), ...ofNames].map(async (expected) => {
    const answer = await ask(new URL(expected.target, origin).href);
    return typeof answer === "string" ? [unanswered(answer)] : judgeAnswer(expected, answer);
  });
  return [...findings, ...(await Promise.all(judged)).flat()];
}

/** No answer is a problem, too. */
function unanswered(reason: string): Finding {
  return { wrong: reason, remedy: "Settle this with your host" };
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
export async function addressChanges(deployment: Omit<Deployment, "origin">): Promise<ToConfirm[]> {
  const { ask, siteUrl, files, redirects } = deployment;
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

/** A host's answer, its body decompressed; the names of its headers are in small letters. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}

/**
 * Requests an address without following redirects.
 * @returns The answer, or the reason why there is none.
 */
export type Ask = (url: string) => Promise<Answer | string>;

/**
 * A client that makes requests as browsers do: compressed, with certificates checked, and six connections to
 * a host.
 * @param ca Which certificate authority to trust, if not the usual ones.
 * @param timeout How many milliseconds a host may be silent.
 */
export function webClient(ca?: string, timeout = 10_000): Ask {
  const limits = { headersTimeout: timeout, bodyTimeout: timeout };
  const dispatcher = new Agent({ connect: { ca, timeout }, connections: 6, ...limits });
  const options = { dispatcher, redirect: "manual", headers: { "accept-encoding": "br, gzip" } } as const;
  return async (url) => {
    try {
      const response = await fetch(url, options);
      const body = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: Object.fromEntries(response.headers), body };
    } catch (error) {
      const { code = "", message = String(error) } = Object(Object(error).cause ?? error);
      return `${new URL(url).origin} does not answer: ${REASONS[code] ?? message}.`;
    }
  };
}

/** Plain explanations of error codes, whose own messages only experts understand. */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: "the name does not exist; the domain's DNS must point to your host",
  EAI_AGAIN: "the name could not be looked up; are you online?",
  ECONNREFUSED: "no web server listens there",
  ECONNRESET: "the connection was cut",
  UND_ERR_SOCKET: "the connection was cut",
  UND_ERR_CONNECT_TIMEOUT: "it stays silent",
  UND_ERR_HEADERS_TIMEOUT: "it stays silent",
  UND_ERR_BODY_TIMEOUT: "it stays silent",
  ERR_SSL_WRONG_VERSION_NUMBER: "it does not speak https there",
  Z_DATA_ERROR: "what it sends cannot be unpacked",
  CERT_HAS_EXPIRED: "its certificate has expired, and browsers warn visitors off",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name, and browsers warn visitors off",
  DEPTH_ZERO_SELF_SIGNED_CERT: "nobody vouches for its certificate, and browsers warn visitors off",
};
