import { readFileSync } from "node:fs";
import { ownersError } from "./problems.ts";
import { readSite, type Site } from "./read.ts";

/*
 * The site's facts and words: business.yaml and content/, read when this is first imported. Build time only; browser
 * code gets what it needs with the facts of each page (src/request/controls/page-facts.ts). npm runs each command in the project's root, so files need no other start.
 */

/** All of them. */
export const site = ownSite();

export const { business, claims, arrivalMinutes, home, pages, terms, lists, reviews, articles } = site;
export const { services, draftServices, cities, draftCities, addresses, links, leftOver } = site;

/** The owner's logo as an SVG file; null if there is none. */
export const ownLogo = business.logo === null ? null : readFileSync(business.logo, "utf8");

/** @throws {CorrectionError} that names every mistake. */
function ownSite(): Site {
  const { site, problems } = readSite(process.cwd());
  if (site === undefined) throw ownersError(problems);
  return site;
}
