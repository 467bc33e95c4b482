import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parse, parseDocument, stringify } from "yaml";
import { filesIn } from "../../src/contract/files.ts";
import { business, claims, terms } from "../../src/owner/site.ts";

/* The changes that owners and developers make by hand, as docs/your-business.md and CONTRIBUTING.md describe them. */

/** Makes all edits in a copy of the shipped site, in the order of the work. */
export async function makeEdits(root: string): Promise<void> {
  const folder = openFolder(root);
  changeFacts(folder);
  await takePhoto(path.join(root, "photo.jpg"));
  changeClaims(folder);
  writeReviews(folder);
  changeArticles(folder);
  changeHeadings(folder);
  addCity(folder);
  removeCities(folder);
  const files = await filesIn(path.join(root, "content"));
  renameService(
    folder,
    files.map((file) => `content/${file}`),
  );
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

/** Another business in business.yaml, with a logo and a photo. */
function changeFacts({ set, write }: EditableFolder): void {
  write("Logo.SVG", LOGO);
  set("business.yaml", {
    // Of 60 characters.
    name: "García & Sons 'Round-the-Metroplex Road Help, Tows and Keys",
    hotline: "1-800-843-4357",
    hotlineLetters: "1-800-THE-HELP",
    email: "o'neil+road@bob-and-ann-roadside.us",
    siteUrl: "https://www.bob-and-ann-roadside.us",
    adMonitoring: "",
    offline: "false",
    hours: { opens: "6:00", closes: "22:00" },
    license: "TDLR 006543210C",
    address: { street: "1 Main St", city: "Denton", state: "TX", zip: "76201" },
    profiles: ["https://www.facebook.com/bob-and-ann", "https://g.page/bob-and-ann"],
    copyrightYear: "2027",
    brandColor: "5b1a8c",
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
  replace("content/home.yaml", { "Rated <rating>. ": "" });
}

function writeReviews({ write }: EditableFolder): void {
  const long = "They stayed until the last lug nut was tight. ".repeat(9).trim();
  const written = [
    { name: "Siobhán O’Neil-D'Angelo", location: "Roanoke, TX", text: long, service: "Tires" },
    { name: "Al", location: "Azle, TX", text: "Quick.", service: "Lockout" },
    { name: "Al", location: "Aledo, TX", text: "A dead battery: a new one.", service: "Battery" },
  ];
  write("content/reviews.yaml", stringify(written));
}

/** One article less, another author and category. */
function changeArticles({ cut, change }: EditableFolder): void {
  cut("content/articles.yaml", /- sample: true\n {2}title: "Squeal, grind.*/s);
  cut("content/articles.yaml", /(?<=- )sample: true\n {2}/g);
  change("content/articles.yaml", "category", (text) =>
    text.replace(/author: .*/, "author: Ann").replace(/category: .*/, "category: Battery Care"),
  );
}

function changeHeadings({ replace }: EditableFolder): void {
  replace("content/home.yaml", {
    "heading: <hours> Roadside Assistance in Dallas-Fort Worth": "heading: Help on any Texas road",
    "Stuck? Stay safe. We come to you.":
      '"Stuck beside the road, in a garage or at the office? Stay where it is safe, and let us know which way you were driving: we come to you."',
  });
  replace("content/pages.yaml", {
    "heading: Contact us": "heading: Write or call",
    "Oops! Page not found": "Nothing here",
  });
}

/** Adds a city in a new county. To be unlike other cities' texts, its texts have their words in reverse order. */
function addCity({ read, set, write }: EditableFolder): void {
  const city: object = parse(
    read("content/cities/mansfield.yaml").replaceAll("Mansfield", "Denton"),
    FAILSAFE,
  );
  write("content/cities/denton.yaml", stringify(backward(city)));
  set("content/cities/denton.yaml", {
    center: "33.2148, -97.1331",
    county: "Denton County",
    addresses: ["/denton-tx-roadside-assistance"],
  });
}

/** Long texts with their words in reverse order. */
function backward(content: unknown): unknown {
  if (typeof content === "string")
    return content.length < 60 ? content : content.split(" ").reverse().join(" ");
  if (Array.isArray(content)) return content.map(backward);
  return Object.fromEntries(Object.entries(Object(content)).map(([name, part]) => [name, backward(part)]));
}

/** Removes two cities. One of them has a page, whose address then redirects. */
function removeCities({ cut, remove, replace }: EditableFolder): void {
  for (const city of ["Saginaw", "Keller"]) {
    remove(`content/cities/${city.toLowerCase()}.yaml`);
    cut("content/lists.yaml", new RegExp(`^ +- ${city}\\n`, "gm"));
  }
  replace("content/pages.yaml", {
    "(service areas)\n":
      "(service areas)\n  formerly:\n    - /keller-tx-roadside-assistance\n    - /keller\n",
  });
}

/** Changes a service's address, in its file and in those that link to it. */
function renameService({ read, replace }: EditableFolder, files: readonly string[]): void {
  const own = "content/services/lockouts.yaml";
  for (const file of files)
    if (file !== own && read(file).includes("link: /lockouts\n"))
      replace(file, { "link: /lockouts\n": "link: /keys-in-the-car\n" });
  replace(own, {
    "  - /lockouts\n": "  - /keys-in-the-car\n",
    "addresses:": "formerly:\n  - /lockouts\naddresses:",
  });
}

/** YAML as the site reads it: all values are texts. */
const FAILSAFE = { schema: "failsafe" } as const;

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
    change,
    remove: (file: string) => rmSync(path.join(folder, file)),
    /** Gives fields of a file other values. */
    set(file: string, values: Readonly<Record<string, unknown>>): void {
      const document = parseDocument(read(file), FAILSAFE);
      for (const [field, value] of Object.entries(values)) {
        if (!document.has(field))
          throw new Error(`${file} no longer has ${field}: correct tests/owner-edits/edits.ts`);
        document.set(field, document.createNode(value));
      }
      write(file, String(document));
    },
    /** Replaces words of a file everywhere in it. */
    replace(file: string, changes: Readonly<Record<string, string>>): void {
      for (const [from, to] of Object.entries(changes))
        change(file, from, (text) => text.replaceAll(from, to));
    },
    cut: (file: string, part: RegExp) => change(file, part, (text) => text.replace(part, "")),
  };
}
