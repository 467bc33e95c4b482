import { ownersError } from "../../src/owner/problems.ts";
import { readSite } from "../../src/owner/read.ts";

/* What the site is made of, for tests that compare it with what was built. */

const { site: read, problems } = readSite(process.cwd());
if (read === undefined) throw ownersError(problems);

/** All of it. */
export const site = read;

export const { business, claims, arrivalMinutes, home, pages, terms, lists, reviews, articles } = site;
/** Whether the built pages have a notice today: they were built a moment ago. */
export const isNoticeShown = business.notice !== null && Date.now() < business.notice.until;

export const { services, draftServices, cities, draftCities } = site;

/** Where a page's words are: in a file of its own, or in others of content/. */
export function sourceOf(address: string): string {
  return site.addresses.find(({ value }) => value === address)?.at.split(",")[0] ?? "content/";
}
