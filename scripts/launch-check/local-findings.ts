import { isIP } from "node:net";
import { placeholderFields } from "../../src/business/placeholders.ts";
import type { Business } from "../../src/business/schema.ts";
import type { Article, Review } from "../../src/content/types.ts";
import { type Check, type Finding, failed } from "./report.ts";

/** What an example value leads to. */
const CONSEQUENCES: Partial<Record<keyof Business, string>> = {
  name: "no customer knows you by it",
  hotline: "nobody answers it",
  email: "mail to it reaches nobody",
  siteUrl: "search engines and shared links would be sent there",
  adMonitoring: "no account is behind its script; null switches it off",
};

/** Values of business.ts that are still examples, or that cannot work on the Internet. */
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

/** Reviews and articles that came with the site; the owner deletes `sample: true` from those that are theirs. */
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
