import { parse, stringify } from "yaml";
import { business, claims, terms } from "../support/site.ts";
import { type EditableFolder, FAILSAFE, openFolder } from "./editable-folder.ts";
import { setFacts } from "./facts.ts";

/* The changes that owners and developers make by hand, as docs/your-business.md and CONTRIBUTING.md describe them. */

/** Another business, in business.yaml. */
const OWNER = {
  // Of 60 characters.
  name: "García & Sons 'Round-the-Metroplex Road Help, Tows and Keys",
  hotline: "1-800-843-4357",
  email: "o'neil+road@bob-and-ann-roadside.us",
  siteUrl: "https://www.bob-and-ann-roadside.us",
};

/** Files as they are, for other services. */
const OWN_FILES = ["google1a2b.html", "pictures/team.svg", "prices/tires.pdf", ".well-known/app.json"];

/** Makes all of them in a copy of the shipped site, in the order of the work. */
export async function makeEdits(root: string): Promise<void> {
  const folder = openFolder(root);
  folder.set("business.yaml", OWNER);
  // Every optional fact.
  await setFacts(folder);
  changeClaims(folder);
  // No reviews, no reasons to choose the business, and one article.
  folder.write("content/reviews.yaml", "# None yet.\n");
  folder.cut("content/home.yaml", / {2}reasons:\n(?: {4}.*\n)+/);
  leaveOneArticle(folder);
  changeHeadings(folder);
  // Ten more cities, and three fewer.
  addCities(folder, 10);
  removeCities(folder, ["Saginaw", "Keller", "Dallas"]);
  removeService(folder);
  changeLists(folder);
  for (const file of OWN_FILES) folder.write(`public/${file}`, "The owner's");
}

/** Words that no built file may have after these edits. */
export const GONE = [
  ...[business.name, business.hotline.display, business.hotline.e164, business.email, business.brandColor],
  ...[new URL(business.siteUrl).host, `© ${business.copyrightYear}`],
  ...[claims.arrival, claims.arrivalNearby, claims.rating, claims.customers, claims.businessYears],
  ...["amily owned", "average rating", "Rated ", terms.updated],
  // Promises of a business that never closes.
  ...["24/7", "24 hours", "ay or night", "ay and night", "any hour", "every hour", "round the clock"],
  ...["midnight", "efore dawn", "through the night", " a.m."],
  ...["Maria G.", "James T.", "Priya S.", "Robert L."],
  ...["Squeal, grind", "Safety Tips"],
  "Oops! Page not found",
  ...["/saginaw", "Keller</a>", "/keller-tx"],
].filter((words) => words !== undefined);

/** Other claims, another date of the terms, and no rating, nor what the build asks to remove with it. */
function changeClaims({ cut, replace, set }: EditableFolder): void {
  set("content/claims.yaml", {
    arrival: "40-60 minutes",
    arrivalNearby: "20-35 minutes",
    customers: "1,200+",
    businessYears: "9 years",
    teamYears: "31 years",
    family: "run by neighbors",
  });
  set("content/terms.yaml", { updated: "Last updated: March 2027" });
  cut("content/claims.yaml", /rating: .*\n/);
  cut("content/pages.yaml", / +- Rated <rating>\n/);
  replace("content/home.yaml", "Rated <rating>. ", "");
}

/** One new article in place of all. */
function leaveOneArticle({ write }: EditableFolder): void {
  const excerpt = "A club takes a minute to put on, and a thief looks for a car without one.";
  const article = { title: "A club for the wheel", excerpt, date: "2026-01-15", author: "Ann" };
  write("content/articles.yaml", stringify([{ ...article, category: "Battery Care" }]));
}

function changeHeadings({ replace }: EditableFolder): void {
  replace("content/home.yaml", "<hours> Roadside Assistance in <region>", "Help on any Texas road");
  replace(
    "content/home.yaml",
    "Stuck? Stay safe. We come to you.",
    '"Stuck beside the road, in a garage or at the office? Stay where it is safe, and let us know which way you were driving: we come to you."',
  );
  replace("content/pages.yaml", "heading: Contact us", "heading: Write or call");
  replace("content/pages.yaml", "Oops! Page not found", "Nothing here");
}

/** Other lists in another order, and none of those that may be missing. */
function changeLists({ set }: EditableFolder): void {
  set("content/lists.yaml", {
    services: ["mobile-mechanic", "lockouts"],
    cities: ["Watauga", "Euless"],
    serviceArea: ["Hurst", "Crowley", "Irving"],
    footer: [{ county: "Tarrant County", cities: ["Hurst", "Euless"] }],
    cityFooter: ["Hurst", "Plano"],
    neighbors: [{ name: "Plano", center: "33.0198, -96.6989" }],
  });
}

/** Adds cities outside the map, in a new county. */
function addCities({ read, set, write }: EditableFolder, count: number): void {
  const model = read("content/cities/mansfield.yaml");
  for (let number = 1; number <= count; number += 1) {
    const file = `content/cities/newtown-${number}.yaml`;
    write(file, model.replaceAll("Mansfield", `Newtown ${number}`));
    set(file, {
      center: "33.2148, -97.1331",
      county: "Denton County",
      addresses: [`/newtown-${number}-tx-roadside-assistance`],
    });
  }
}

/** Removes cities, whose addresses then redirect. */
function removeCities({ cut, read, remove, replace }: EditableFolder, cities: readonly string[]): void {
  const addresses = cities.flatMap((city) => {
    const file = `content/cities/${city.toLowerCase().replaceAll(" ", "-")}.yaml`;
    const { addresses } = parse(read(file), FAILSAFE);
    remove(file);
    cut("content/lists.yaml", new RegExp(`^ +- ${city}\\n`, "gm"));
    return addresses;
  });
  const lines = addresses.map((address) => `    - ${address}\n`).join("");
  replace("content/pages.yaml", "(service areas)\n", `(service areas)\n  formerly:\n${lines}`);
}

/** Removes a service to which others link. */
function removeService({ cut, remove, replace }: EditableFolder): void {
  remove("content/services/flat-tire-change.yaml");
  cut("content/lists.yaml", / +- flat-tire-change\n/);
  for (const file of ["tire-services", "tire-changing-service"])
    cut(`content/services/${file}.yaml`, / +link: \/flat-tire-change\n/);
  replace(
    "content/services/tire-changing-service.yaml",
    "addresses:",
    "formerly:\n  - /flat-tire-change\naddresses:",
  );
}
