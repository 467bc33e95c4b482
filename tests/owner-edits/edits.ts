import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { business } from "../../src/owner/site.ts";
import { claims } from "../../src/content/claims.ts";
import { terms } from "../../src/content/terms.ts";
import { filesIn } from "../../src/contract/files.ts";

/* The changes that owners and developers make by hand, as docs/your-business.md and CONTRIBUTING.md describe them. */

/** Makes all edits in a copy of the shipped site, in the order of the work. */
export async function makeEdits(root: string): Promise<void> {
  changeFacts(openFolder(root));
  await takePhoto(path.join(root, "photo.jpg"));
  const folder = path.join(root, "src/content");
  const content = openFolder(folder);
  changeClaims(content);
  writeReviews(content);
  changeArticles(content);
  changeHeadings(content);
  addCity(content);
  removeCities(content);
  renameService(content, await filesIn(folder));
}

/** Words that no built file may have after the edits. */
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
  ...["/saginaw", "Keller</a>", "/keller-tx", 'href="/lockouts"'],
].filter((words) => words !== undefined);

/** The redirects that the edits must leave. */
export const REDIRECTS = ["/keller /service-areas 301", "/lockouts /keys-in-the-car 301"];

/** A logo with a color that has to stand out, and an id; a square, so that the header has the name beside it. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><defs><circle id="a" r="30"/></defs><use href="#a" x="40" y="40" fill="#f2f2ef"/><path d="M20 30H60V50H20Z" fill="#ffd34d"/></svg>`;

/** Another business in business.ts, with a logo and a photo. */
function changeFacts({ set, write }: EditableFolder): void {
  write("Logo.SVG", LOGO);
  set("business.ts", {
    // Of 60 characters.
    name: "García & Sons 'Round-the-Metroplex Road Help, Tows and Keys",
    hotline: "1-800-843-4357",
    hotlineLetters: "1-800-THE-HELP",
    email: "o'neil+road@bob-and-ann-roadside.us",
    siteUrl: "https://www.bob-and-ann-roadside.us",
    adMonitoring: null,
    offline: false,
    hours: { opens: "06:00", closes: "22:00" },
    license: "TDLR 006543210C",
    address: { street: "1 Main St", city: "Denton", state: "TX", zip: "76201" },
    profiles: ["https://www.facebook.com/bob-and-ann", "https://g.page/bob-and-ann"],
    copyrightYear: 2027,
    brandColor: "#5b1a8c",
    actionColor: "#8fd14f",
    logo: "./Logo.SVG",
    photo: "./photo.jpg",
  });
}

/** The hardest photo for white letters: nearly white, with a strong grain. */
async function takePhoto(file: string): Promise<void> {
  const noise = { type: "gaussian", mean: 230, sigma: 40 } as const;
  await sharp({ create: { width: 2000, height: 1500, channels: 3, background: "#ffffff", noise } }).toFile(
    file,
  );
}

/** Other claims, another date of the terms, and no rating, nor what the build asks to remove with it. */
function changeClaims({ cut, replace, set }: EditableFolder): void {
  set("claims.ts", {
    arrival: "40-60 minutes",
    arrivalNearby: "20-35 minutes",
    customers: "1,200+",
    businessYears: "9 years",
    teamYears: "31 years",
    family: "run by neighbors",
  });
  set("terms.ts", { updated: "Last updated: March 2027" });
  cut("claims.ts", / {2}rating: .*\n/);
  cut("every-page.ts", /, "Rated \{rating\}"/);
  replace("home.ts", { "Rated {rating}. ": "" });
}

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
    'heading: "{hours} Roadside Assistance in Dallas-Fort Worth"': 'heading: "Help on any Texas road"',
    "Stuck? Stay safe. We come to you.":
      "Stuck beside the road, in a garage or at the office? Stay where it is safe, and let us know which way you were driving: we come to you.",
  });
  replace("general-pages.ts", {
    'heading: "Contact us"': 'heading: "Write or call"',
    "Oops! Page not found": "Nothing here",
  });
}

/** Adds a city in a new county. To be unlike other cities' texts, its texts have their words in reverse order. */
function addCity({ read, replace, set, write }: EditableFolder): void {
  const backward = (text: string) => text.split(" ").reverse().join(" ");
  const model = read("cities/mansfield.ts").replaceAll("Mansfield", "Denton");
  write("cities/denton.ts", model.replace(/(?<=:\s+").{60,}(?=")/g, backward));
  set("cities/denton.ts", { county: "Denton County", addresses: ["/denton-tx-roadside-assistance"] });
  replace("cities/denton.ts", {
    "latitude: 32.5632, longitude: -97.1417": "latitude: 33.2148, longitude: -97.1331",
  });
}

/** Removes two cities. One of them has a page, whose address then redirects. */
function removeCities({ cut, remove, replace }: EditableFolder): void {
  for (const city of ["Saginaw", "Keller"]) {
    remove(`cities/${city.toLowerCase()}.ts`);
    cut("areas.ts", new RegExp(`^ {2}"${city}",\n`, "m"));
  }
  cut("areas.ts", /"Keller", /);
  replace("general-pages.ts", {
    "(service areas)`,": '(service areas)`,\n  formerly: ["/keller-tx-roadside-assistance", "/keller"],',
  });
}

/** Changes a service's address, in its file and in those that link to it. */
function renameService({ read, replace }: EditableFolder, files: readonly string[]): void {
  const own = "services/lockouts.ts";
  for (const file of files)
    if (file !== own && read(file).includes('"/lockouts"'))
      replace(file, { '"/lockouts"': '"/keys-in-the-car"' });
  replace(own, {
    '["/lockouts", ': '["/keys-in-the-car", ',
    "\n  addresses": '\n  formerly: ["/lockouts"],\n  addresses',
  });
}

/** A folder of the copied project, which an owner edits. */
type EditableFolder = ReturnType<typeof openFolder>;

/** Opens a folder for changes; each must find what it is to change. */
function openFolder(folder: string) {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  const change = (file: string, what: unknown, by: (text: string) => string) => {
    const text = read(file);
    const changed = by(text);
    if (changed === text)
      throw new Error(`${file} no longer has ${what}: correct tests/owner-edits/edits.ts`);
    write(file, changed);
  };
  return {
    read,
    write,
    remove: (file: string) => rmSync(path.join(folder, file)),
    /** Gives fields of a file other values, each where it occurs first outside of comments. */
    set(file: string, values: Readonly<Record<string, unknown>>): void {
      for (const [field, value] of Object.entries(values)) {
        // To the end of its line, or to the line that closes it.
        const old = new RegExp(`(?<=(?:^ *|[{,] )${field}:\\s+)(?:\\{\\n.*?^ *\\}|.*?)(?=,$)`, "ms");
        change(file, field, (text) => text.replace(old, () => JSON.stringify(value)));
      }
    },
    /** Replaces words of a file everywhere in it. */
    replace(file: string, changes: Readonly<Record<string, string>>): void {
      for (const [from, to] of Object.entries(changes))
        change(file, from, (text) => text.replaceAll(from, to));
    },
    cut: (file: string, part: RegExp) => change(file, part, (text) => text.replace(part, "")),
  };
}
