import { isIP } from "node:net";
import type { SiteFiles } from "../../build/hosts/built-site.ts";
import { readPage, wordsIn } from "../../build/html.ts";
import type { Business } from "../../src/owner/business.ts";
import { type ExampleFact, placeholderFields } from "../../src/owner/placeholders.ts";
import { terms } from "../../src/owner/site.ts";
import type { Article, Review } from "../../src/owner/texts.ts";
import { textNumber } from "../../src/request/message/phone-numbers.ts";
import type { Finding, ToConfirm } from "./report.ts";

/* What the check finds in the built site and its sources, without asking a host. */

/** What an example value leads to. */
const CONSEQUENCES: Readonly<Record<ExampleFact, string>> = {
  name: "no customer knows you by it",
  hotline: "nobody answers it",
  email: "mail to it reaches nobody",
  siteUrl: "search engines and shared links would be sent there",
};

/** Values of business.yaml that are still examples, or that cannot work on the Internet. */
export function* businessFindings(business: Business): Generator<Finding> {
  const { hotline, siteUrl, adMonitoring } = business;
  for (const field of placeholderFields(business)) {
    const value = field === "hotline" ? hotline.display : JSON.stringify(business[field]);
    const wrong = `The ${field} ${value} is an example: ${CONSEQUENCES[field]}.`;
    yield { wrong, remedy: `Put your own into business.yaml: ${field}` };
  }
  if (adMonitoring?.accountConfirmed === false) {
    const wrong = `Ad monitoring is on, and nobody has said that the account behind ${adMonitoring.script} is yours.`;
    const remedy = `Have ${siteUrl} listed in your account there, then business.yaml: adMonitoring.accountConfirmed: true; or delete adMonitoring`;
    yield { wrong, remedy };
  }
  const { hostname } = new URL(siteUrl);
  if (isIP(hostname) !== 0 || !(hostname.includes(".") || hostname === "localhost")) {
    const wrong = `${siteUrl} is no domain that people can type or search engines will list.`;
    const remedy = "Put your domain into business.yaml: siteUrl, like https://www.your-domain.com";
    yield { wrong, remedy };
  }
}

/** Reviews and articles that came with the site; the owner deletes `sample: true` from those that are theirs. */
export function* sampleFindings(
  reviews: readonly Pick<Review, "name" | "sample">[],
  articles: readonly Pick<Article, "title" | "sample">[],
): Generator<Finding> {
  const reviewers = reviews.filter(({ sample }) => sample).map(({ name }) => name);
  const titles = articles.filter(({ sample }) => sample).map(({ title }) => `"${title}"`);
  if (reviewers.length > 0) {
    const wrong = `No customer wrote the reviews of ${reviewers.join(", ")}: they came with the site.`;
    const remedy = "content/reviews.yaml: your customers' own, without the line sample: true";
    yield { wrong, remedy };
  }
  if (titles.length > 0) {
    const wrong = `These articles are as they came with the site: ${titles.join(", ")}.`;
    const remedy =
      "content/articles.yaml: replace or remove them; to keep one as yours, take out its line sample: true";
    yield { wrong, remedy };
  }
}

/** Toll-free area codes (https://www.fcc.gov/consumers/guides/what-toll-free-number-and-how-does-it-work). */
const TOLL_FREE = /^\+18(00|33|44|55|66|77|88)/;

/** Questions that no program can answer: whether the texts are true for this business. */
export function toConfirm(business: Business): ToConfirm[] {
  const { name, hotline, email } = business;
  return [
    [`Is "${name}" the name your customers know you by?`, "business.yaml: name"],
    [
      `Have you called ${hotline.display}, texted ${textNumber(hotline).display}, and written to ${email}?`,
      "business.yaml: hotline, email",
    ],
    ...aboutTollFree(business),
    ["Did your own customers write every review?", "content/reviews.yaml"],
    ["Do you stand by every article and its date?", "content/articles.yaml"],
    [
      `Has your lawyer read the terms ("${terms.updated}")? They say that you only dispatch independent contractors.`,
      "content/terms.yaml",
    ],
    ["Is the copyright line right, its year too?", "business.yaml: copyrightYear"],
    ["Has somebody who drives there read the city pages? Roads change.", "content/cities/"],
  ];
}

function aboutTollFree({ hotline }: Business): ToConfirm[] {
  const { e164, display } = textNumber(hotline);
  if (!TOLL_FREE.test(e164)) return [];
  const question = `Does ${display} take texts? Most toll-free numbers do so only once the phone company has switched it on, and half of this site is texting.`;
  return [[question, "business.yaml: hotline"]];
}

/**
 * The claims of the site, and which of the built pages show each. Pages with several addresses are named by
 * the main one.
 */
export function claimed(claims: Readonly<Record<string, string>>, files: SiteFiles): ToConfirm[] {
  const pages = pageWords(files);
  return Object.values(claims).map((claim) => {
    // The whole claim: "15+ years" does not contain the claim "5+ years".
    const pattern = new RegExp(`(?<!\\w)${claim.replaceAll(/[^\w\s]/g, "\\$&")}(?!\\w)`, "i");
    const addresses = (shown: boolean) =>
      pages.filter(({ words }) => pattern.test(words) === shown).map(({ address }) => address);
    return [claim, inWords(addresses(true), addresses(false))];
  });
}

/** The text of each page, by its main address. */
function pageWords(files: SiteFiles): { address: string; words: string }[] {
  return (
    [...files]
      // A search engine's file in public/ is no page.
      .filter(([, { type, body }]) => type.includes("html") && body.includes("<body"))
      .map(([address, { body }]) => ({ address, html: String(body) }))
      .filter(({ address, html }) => {
        const { canonical } = readPage(html);
        return canonical === "" || new URL(canonical).pathname === address;
      })
      .map(({ address, html }) => ({ address, words: wordsIn(html) }))
  );
}

/** The shorter list: the pages with a claim, or those without. */
function inWords(on: readonly string[], off: readonly string[]): string {
  if (on.length === 0) return "no page";
  if (off.length === 0) return "every page";
  return on.length > off.length ? `every page but ${off.join(", ")}` : on.join(", ");
}
