import { isIP } from "node:net";
import { headersFor } from "../../server/header-rules.ts";
import { bodyOf, type SiteFile } from "../../server/site-files.ts";
import { placeholderFields } from "../../src/business/placeholders.ts";
import type { Business } from "../../src/business/schema.ts";
import type { Article, Review } from "../../src/content/types.ts";
import type { Launch } from "./launch.ts";
import type { Finding } from "./report.ts";

/** What comes of an example value. */
const CONSEQUENCES: Partial<Record<keyof Business, string>> = {
  hotline: "nobody answers it",
  email: "mail to it reaches nobody",
  siteUrl: "search engines and shared links would be sent there",
  adMonitoring: "no account is behind its script; null switches it off",
};

/** What business.ts says that is an example still, or cannot work on the Internet. */
export function businessFindings(business: Business): Finding[] {
  const { hotline, siteUrl, adMonitoring } = business;
  const placeholders = placeholderFields(business);
  const findings = placeholders.map((field): Finding => {
    const value = field === "hotline" ? hotline.display : JSON.stringify(business[field]);
    const wrong = `The ${field} ${value} is an example: ${CONSEQUENCES[field]}.`;
    return { wrong, remedy: `Put your own into business.ts: ${field}` };
  });
  if (adMonitoring && !adMonitoring.accountConfirmed && !placeholders.includes("adMonitoring")) {
    const provider = new URL(adMonitoring.script).hostname;
    findings.push({
      wrong: `Ad monitoring is on, and nobody has said that the account at ${provider} is yours.`,
      remedy: `Have ${siteUrl} listed in your account there, then business.ts: adMonitoring.accountConfirmed: true; or adMonitoring: null`,
    });
  }
  const { hostname } = new URL(siteUrl);
  if (isIP(hostname) || !(hostname.includes(".") || hostname === "localhost")) {
    findings.push({
      wrong: `${siteUrl} is no domain that people can type or search engines will list.`,
      remedy: 'Put your domain into business.ts: siteUrl, like "https://www.your-domain.com"',
    });
  }
  return findings;
}

/** Reviews and articles that came with the site; the owner takes the mark off those that are theirs. */
export function sampleFindings(
  reviews: readonly Pick<Review, "name" | "sample">[],
  articles: readonly Pick<Article, "title" | "sample">[],
): Finding[] {
  const reviewers = reviews.filter(({ sample }) => sample).map(({ name }) => name);
  const titles = articles.filter(({ sample }) => sample).map(({ title }) => `"${title}"`);
  const findings: Finding[] = [];
  if (reviewers.length > 0) {
    const wrong = `No customer wrote the reviews of ${reviewers.join(", ")}: they came with the site.`;
    const remedy = "src/content/reviews.ts: your customers' own, without the line sample: true";
    findings.push({ wrong, remedy });
  }
  if (titles.length > 0) {
    const wrong = `These articles are as they came with the site: ${titles.join(", ")}.`;
    const remedy =
      "src/content/articles.ts: replace or remove them; to keep one as yours, take out its line sample: true";
    findings.push({ wrong, remedy });
  }
  return findings;
}

const BUILD_AGAIN = "npm run build";

/** What is wrong with the built site, before it is deployed. */
export function builtFindings(launch: Launch): Finding[] {
  const { files, rules, isStale } = launch;
  if (!files.has("/")) return [{ wrong: "The site has not been built.", remedy: BUILD_AGAIN }];
  const findings: Finding[] = [];
  if (isStale) {
    const wrong = "The site was edited after it was built: dist/ does not show the edit.";
    findings.push({ wrong, remedy: BUILD_AGAIN });
  }
  if (!lasts(headersFor("/", rules)["Strict-Transport-Security"])) {
    findings.push({
      wrong: "The headers do not keep browsers on https (HSTS) for a year.",
      remedy: "server/header-rules.ts: Strict-Transport-Security",
    });
  }
  for (const address of new Set([...files.keys(), SECURITY_TXT])) {
    findings.push(...contentFindings(address, files.get(address), launch, BUILD_AGAIN));
  }
  return findings;
}

/** Whether a Strict-Transport-Security header keeps browsers on https for a year at least. */
export function lasts(header = ""): boolean {
  return Number(/max-age="?(\d+)/i.exec(header)?.[1] ?? 0) >= 31_536_000;
}

/** Where RFC 9116 wants the file. */
export const SECURITY_TXT = "/.well-known/security.txt";

const DAY = 86_400_000;
const SOON = 30;

/** The addresses that a page, the sitemap, robots.txt or security.txt gives as the site's own, in full. */
const FULL_ADDRESS =
  /(?<=(?:rel="canonical" href|(?:property|name)="(?:og:url|og:image|twitter:image)" content)="|<loc>|^Sitemap: |^Canonical: )[^"<\s]+/gm;

/**
 * What is wrong with the words of a file, as it was built or as a host sends it.
 * @param file The built one, for its type; undefined when it is missing.
 */
export function contentFindings(
  at: string,
  file: SiteFile | undefined,
  { business: { siteUrl }, now }: Launch,
  remedy: string,
  body = bodyOf(file),
): Finding[] {
  const text = /^text\/|json|xml/.test(file?.type ?? "") ? String(body) : "";
  const findings: Finding[] = [];
  const addresses = text.match(FULL_ADDRESS) ?? [];
  if (addresses.some((address) => !URL.canParse(address) || new URL(address).origin !== siteUrl)) {
    const wrong = `Made for another address than ${siteUrl}: search engines and shared links are sent there.`;
    findings.push({ wrong, remedy, at });
  }
  if (at === SECURITY_TXT) findings.push(...expiryFindings(text, now, remedy));
  return findings;
}

/** Whether a security.txt is about to be worthless: readers must not trust one that has expired (RFC 9116). */
function expiryFindings(text: string, now: Date, remedy: string): Finding[] {
  const at = SECURITY_TXT;
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  if (Number.isNaN(expires)) {
    return [{ wrong: "security.txt does not say until when it is valid.", remedy, at }];
  }
  const days = Math.floor((expires - now.getTime()) / DAY);
  if (days < 0) return [{ wrong: "security.txt has expired.", remedy, at }];
  return days < SOON ? [{ wrong: `security.txt expires in ${days} days.`, remedy, at, hint: true }] : [];
}
