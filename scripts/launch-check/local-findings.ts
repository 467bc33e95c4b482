import { isIP } from "node:net";
import { headersFor } from "../../server/header-rules.ts";
import { bodyOf, type SiteFile } from "../../server/site-files.ts";
import { placeholderFields } from "../../src/business/placeholders.ts";
import type { Business } from "../../src/business/schema.ts";
import type { Article, Review } from "../../src/content/types.ts";
import type { Launch } from "./launch.ts";
import { type Check, type Finding, failed } from "./report.ts";

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
  const examples = placeholders.map((field): Check => {
    const value = field === "hotline" ? hotline.display : JSON.stringify(business[field]);
    const wrong = `The ${field} ${value} is an example: ${CONSEQUENCES[field]}.`;
    return [true, wrong, `Put your own into business.ts: ${field}`];
  });
  const isSettled =
    !adMonitoring || adMonitoring.accountConfirmed === true || placeholders.includes("adMonitoring");
  const { hostname } = new URL(siteUrl);
  return failed([
    ...examples,
    [
      !isSettled,
      `Ad monitoring is on, and nobody has said that the account behind ${adMonitoring?.script} is yours.`,
      `Have ${siteUrl} listed in your account there, then business.ts: adMonitoring.accountConfirmed: true; or adMonitoring: null`,
    ],
    [
      isIP(hostname) !== 0 || !(hostname.includes(".") || hostname === "localhost"),
      `${siteUrl} is no domain that people can type or search engines will list.`,
      'Put your domain into business.ts: siteUrl, like "https://www.your-domain.com"',
    ],
  ]);
}

/** Reviews and articles that came with the site; the owner takes the mark off those that are theirs. */
export function sampleFindings(
  reviews: readonly Pick<Review, "name" | "sample">[],
  articles: readonly Pick<Article, "title" | "sample">[],
): Finding[] {
  const reviewers = reviews.filter(({ sample }) => sample).map(({ name }) => name);
  const titles = articles.filter(({ sample }) => sample).map(({ title }) => `"${title}"`);
  return failed([
    [
      reviewers.length > 0,
      `No customer wrote the reviews of ${reviewers.join(", ")}: they came with the site.`,
      "src/content/reviews.ts: your customers' own, without the line sample: true",
    ],
    [
      titles.length > 0,
      `These articles are as they came with the site: ${titles.join(", ")}.`,
      "src/content/articles.ts: replace or remove them; to keep one as yours, take out its line sample: true",
    ],
  ]);
}

const BUILD_AGAIN = "npm run build";

/** What is wrong with the built site, before it is deployed. */
export function builtFindings(launch: Launch): Finding[] {
  const { files, rules, isStale } = launch;
  if (!files.has("/")) return failed([[true, "The site has not been built.", BUILD_AGAIN]]);
  const ofSite = failed([
    [isStale, "The site was edited after it was built: dist/ does not show the edit.", BUILD_AGAIN],
    [
      !lasts(headersFor("/", rules)["Strict-Transport-Security"]),
      "The headers do not keep browsers on https (HSTS) for a year.",
      "server/header-rules.ts: Strict-Transport-Security",
    ],
  ]);
  const addresses = [...new Set([...files.keys(), SECURITY_TXT])];
  const ofFiles = addresses.map((at) => failed(contentChecks(at, files.get(at), launch, BUILD_AGAIN), at));
  return [...ofSite, ...ofFiles.flat()];
}

/** Whether a Strict-Transport-Security header keeps browsers on https for a year at least. */
export function lasts(header = ""): boolean {
  return Number(/max-age="?(\d+)/i.exec(header)?.[1] ?? 0) >= 31_536_000;
}

/** Where RFC 9116 wants the file. */
export const SECURITY_TXT = "/.well-known/security.txt";

/** The addresses that a page, the sitemap, robots.txt or security.txt gives as the site's own, in full. */
const FULL_ADDRESS =
  /(?<=(?:rel="canonical" href|(?:property|name)="(?:og:url|og:image|twitter:image)" content)="|<loc>|^Sitemap: |^Canonical: )[^"<\s]+/gm;

/**
 * What may be wrong with the words of a file, as it was built or as a host sends it.
 * @param file The built one, for its type; undefined when it is missing.
 */
export function contentChecks(
  address: string,
  file: SiteFile | undefined,
  { business: { siteUrl }, now }: Launch,
  remedy: string,
  body = bodyOf(file),
): Check[] {
  const text = /^text\/|json|xml/.test(file?.type ?? "") ? String(body) : "";
  const isElsewhere = (full: string) => !URL.canParse(full) || new URL(full).origin !== siteUrl;
  const wrong = `Made for another address than ${siteUrl}: search engines and shared links are sent there.`;
  const made: Check = [(text.match(FULL_ADDRESS) ?? []).some(isElsewhere), wrong, remedy];
  if (address !== SECURITY_TXT) return [made];
  // Readers must not trust one that has expired (RFC 9116).
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  return [
    made,
    [Number.isNaN(expires), "security.txt does not say until when it is valid.", remedy],
    [expires < now.getTime(), "security.txt has expired.", remedy],
  ];
}
