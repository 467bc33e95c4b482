import { addressOfFile } from "../../src/shared/files.ts";
import { BUILT } from "./dist-files.ts";
import { cities, draftCities, draftServices, services } from "./site.ts";

/* The pages of the site by kind, read from the content and the built files: a new page needs no change here. */

export { cities, services };

/** Pages that are built to be looked at, and are no part of the site yet. */
const drafts = [...draftServices, ...draftCities].flatMap(({ addresses }) => addresses);

/** Every address of the built site; src/routes.tsx names the same (tests/checks/files.test.ts). */
export const ADDRESSES = BUILT.filter((file) => file.endsWith(".html") && file !== "404.html")
  .map(addressOfFile)
  .filter((address) => !drafts.includes(address))
  .toSorted();

/** Every page that visitors see under an address. */
export const PAGES = [...ADDRESSES, "/404"];

/** Addresses that show the page of another one, and which. */
export const ALIASES: Readonly<Record<string, string>> = Object.fromEntries(
  [...services, ...cities].flatMap(({ addresses: [canonical, ...others] }) =>
    others.map((alias) => [alias, canonical]),
  ),
);

/** The other addresses: those that search engines keep. */
export const CANONICAL = ADDRESSES.filter((address) => !(address in ALIASES));

/** Pages that have others like them. */
const MANY = [...services, ...cities].flatMap(({ addresses }) => addresses);

/** A page for tests for which any of its kind will do. The site has one: the owner's files are refused without. */
export const SERVICE_PAGE = services[0]?.addresses[0] ?? "";
export const CITY_PAGE = cities[0]?.addresses[0] ?? "";

/** One page of each kind. */
export const KINDS = [...ADDRESSES.filter((address) => !MANY.includes(address)), SERVICE_PAGE, CITY_PAGE];
