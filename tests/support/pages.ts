import { addressOfFile } from "../../src/shared/files.ts";
import { BUILT } from "./dist-files.ts";
import { cities, draftCities, draftServices, services } from "./site.ts";

/* The pages of the site by kind, read from the content and the built files: a new page needs no change here. */

export { cities, services };

/** Pages that are built to be looked at, and are no part of the site yet. */
const drafts = [...draftServices, ...draftCities].flatMap(({ addresses }) => addresses);

/** Every address of the built site; src/routes.tsx names the same (tests/dist/files.test.ts). */
export const ADDRESSES = BUILT.filter((file) => file.endsWith(".html") && file !== "404.html")
  .map(addressOfFile)
  .filter((address) => !drafts.includes(address))
  .toSorted();

/** Every page that visitors see under an address. */
export const PAGES = [...ADDRESSES, "/404"];

/** Service pages, and city pages, each under all its addresses. */
const SERVICE_PAGES = services.flatMap(({ addresses }) => addresses);
const CITY_PAGES = cities.flatMap(({ addresses }) => addresses);

/** Addresses that show the page of another one, and which. */
export const ALIASES: Readonly<Record<string, string>> = Object.fromEntries(
  [...services, ...cities].flatMap(({ addresses: [canonical, ...others] }) =>
    others.map((alias) => [alias, canonical]),
  ),
);

/** The other addresses: those that search engines keep. */
export const CANONICAL = ADDRESSES.filter((address) => !(address in ALIASES));

/** A page for tests for which any of its kind will do. */
export const SERVICE_PAGE = firstOf(SERVICE_PAGES);
export const CITY_PAGE = firstOf(CITY_PAGES);

/** Pages that have others like them. */
const MANY = [...SERVICE_PAGES, ...CITY_PAGES];

/** One page of each kind. */
export const KINDS = [...ADDRESSES.filter((address) => !MANY.includes(address)), SERVICE_PAGE, CITY_PAGE];

function firstOf<Page>([first]: readonly Page[]): Page {
  if (first === undefined) throw new Error("The site has no page of a kind");
  return first;
}
