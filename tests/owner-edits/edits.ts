import path from "node:path";
import { filesIn } from "../../hosting/files-in.ts";
import { business } from "../../src/business/current.ts";
import { claims } from "../../src/content/claims.ts";
import { terms } from "../../src/content/terms.ts";
import { changeClaims, changeFacts, dropClaims, takePhoto } from "./edit-facts.ts";
import { addCity, addService, removeCities, removeService, renameCity, renameService } from "./edit-pages.ts";
import { type EditableFolder, openFolder } from "./editable-folder.ts";

/* What owners and their developers change, each by hand as docs/your-business.md and CONTRIBUTING.md describe it. */

/** Makes all edits in a copy of the shipped site, in the order of the work. */
export async function makeEdits(root: string): Promise<void> {
  changeFacts(openFolder(root));
  await takePhoto(path.join(root, "photo.jpg"));
  const folder = path.join(root, "src/content");
  const content = openFolder(folder);
  changeClaims(content);
  dropClaims(content);
  writeReviews(content);
  changeArticles(content);
  changeHeadings(content);
  addCity(content);
  addService(content);
  renameCity(content, await filesIn(folder));
  removeCities(content);
  removeService(content);
  for (const [from, to] of RENAMED) renameService(content, from, to, await filesIn(folder));
}

/** Services by their old and new addresses. */
const RENAMED = [
  ["/mobile-mechanic", "/repairs-at-your-door"],
  ["/lockouts", "/keys-in-the-car"],
] as const;

/** Words that no built file may have after the edits. */
export const GONE = [
  ...[business.name, business.hotline.display, business.hotline.e164, business.email, business.brandColor],
  ...[new URL(business.siteUrl).host, `© ${business.copyrightYear}`],
  ...[claims.arrival, claims.arrivalNearby, claims.rating, claims.customers, claims.businessYears],
  ...["amily owned", "average rating", "Rated ", terms.updated],
  ...["Maria G.", "James T.", "Priya S.", "Robert L."],
  ...["Squeal, grind", "Safety Tips"],
  ...["What stopped you?", "Oops! Page not found", "Return to Home", "Locked out of your car?"],
  ...["Watauga", '"/watauga"', "/saginaw", "/pop-a-lock", "Keller</a>", "/keller-tx"],
  ...['href="/mobile-mechanic"', 'href="/lockouts"', "/lockout-service"],
].filter((words) => words !== undefined);

/** The redirects that the edits must leave. */
export const REDIRECTS = [
  "/watauga /rockton 301",
  "/pop-a-lock /keys-in-the-car 301",
  "/lockout-service /keys-in-the-car 301",
  "/keller /service-areas 301",
  ...RENAMED.map((addresses) => `${addresses.join(" ")} 301`),
];

function writeReviews({ write }: EditableFolder): void {
  const long = "They stayed until the last lug nut was tight. ".repeat(9).trim();
  const written = [
    { name: "Siobhán O’Neil-D'Angelo", location: "Roanoke, TX", text: long, service: "Tires" },
    { name: "Al", location: "Azle, TX", text: "Quick.", service: "Lockout" },
    { name: "Al", location: "Aledo, TX", text: "A dead battery, a new one.", service: "Battery" },
  ];
  const type = 'import type { Review } from "./types.ts";';
  write("reviews.ts", `${type}\nexport const reviews: readonly Review[] = ${JSON.stringify(written)};\n`);
}

/** One article less, another author and category. */
function changeArticles({ cut, set }: EditableFolder): void {
  cut("articles.ts", / {2}\{\n {4}sample: true,\n {4}title: "Squeal, grind.*?\n {2}\},\n/s);
  cut("articles.ts", / {4}sample: true,\n/g);
  set("articles.ts", { author: "Ann", category: "Battery Care" });
}

function changeHeadings({ replace }: EditableFolder): void {
  replace("home.ts", {
    'title: "{hours} Roadside Assistance in Dallas-Fort Worth",\n    subtitle':
      'title: "Help on any Texas road",\n    subtitle',
    "Stuck? Stay safe. We come to you.":
      "Stuck beside the road, in a garage or at the office? Stay where it is safe, and let us know which way you were driving: we come to you.",
    "What stopped you?": "Why did you stop?",
    "Tire changing": "Wheels & tires",
  });
  replace("general-pages.ts", {
    'heading: "Contact us"': 'heading: "Write or call"',
    "Oops! Page not found": "Nothing here",
    "Return to Home": "To the first page",
  });
  replace("services/lockouts.ts", { "Locked out of your car?": "Keys on the wrong side?" });
}
