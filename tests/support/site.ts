import { ownersError } from "../../src/owner/problems.ts";
import { readSite } from "../../src/owner/read.ts";
import { FIXED_SITE, FIXED_SITE_FILES, SITE } from "./folders.ts";

/* What the site is made of, for tests that compare it with what was built. */

const { site: read, problems } = readSite(SITE === FIXED_SITE ? FIXED_SITE_FILES : SITE);
if (read === undefined) throw ownersError(problems);

/** All of it. */
export const site = read;

export const { business, claims, arrivalMinutes, home, pages, terms, lists, reviews, articles } = site;
/** Whether the built pages have a notice today: they were built a moment ago. */
export const isNoticeShown = business.notice !== null && Date.now() < business.notice.until;

export const { services, draftServices, cities, draftCities } = site;

/** The file that has a page's own words; without one, all of content/. */
function sourceOf(address: string): string {
  return site.addresses.find(({ value }) => value === address)?.at.split(",")[0] ?? "content/";
}

/**
 * The files and lines of the texts that a page shows in these words, or that contain them: at most three, those of the
 * page's own file first, then the longest. If there are none, the page's own file.
 * @param part Texts with this part of the words are preferred.
 */
export function placesOf(address: string, words: string, part = ""): string {
  const own = sourceOf(address);
  const isOwn = ({ at }: (typeof site.texts)[number]) => Number(at.startsWith(own));
  const isShown = (text: string) =>
    text.includes(words) || text.split("<city>").every((piece) => words.includes(piece));
  const shown = site.texts.filter(({ value }) => words !== "" && isShown(value));
  const exact = shown.filter(({ value }) => value.includes(part));
  const found = (exact.length > 0 ? exact : shown).toSorted(
    (a, b) => isOwn(b) - isOwn(a) || b.value.length - a.value.length,
  );
  return [...new Set(found.map(({ at }) => at))].slice(0, 3).join("; ") || own;
}
