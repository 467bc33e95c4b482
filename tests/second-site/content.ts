import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { slugOf } from "../../src/owner/names.ts";
import { filesIn } from "../../src/shared/files.ts";

/*
 * The content of the second site: the example's, with every text in other words, and with other cities and services.
 * No reviews, one article, and no order of lists: content/ in this folder.
 */

/** Its cities, each from the file of one of the example's. */
const CITIES = {
  keller: { name: "New Orleans", center: "29.9511, -90.0715", county: "Orleans Parish" },
  bedford: { name: "Metairie", center: "29.9841, -90.1529", county: "Jefferson Parish" },
  hurst: { name: "Kenner", center: "29.9941, -90.2417", county: "Jefferson Parish" },
  irving: { name: "Slidell", center: "30.2752, -89.7812", county: "St. Tammany Parish" },
  mansfield: { name: "LaPlace", center: "30.0669, -90.4815", county: "St. John the Baptist Parish" },
  arlington: { name: "Bay St. Louis", center: "30.3088, -89.3300", county: "Hancock County", state: "MS" },
};

/** The example's services that this business offers, too: no tires, and no brakes. It adds fuel delivery. */
const SERVICES = [
  ...["lockouts", "pop-a-lock", "jump-start-and-battery-replacement", "battery-replacement", "mobile-mechanic"],
];
const FUEL = {
  addresses: ["/fuel-delivery"],
  name: "Fuel delivery",
  service: "Fuel Delivery",
  topic: "Out of fuel",
  title: "Two gallons to your car in <region>",
  description: "Out of gas or diesel? We bring two gallons. <arrivalNearby> on average, <hours>: <phone>.",
  heading: "Out of fuel? Two gallons come to you",
  danger: "either",
};

const CLAIMS = {
  arrival: "45 minutes",
  arrivalNearby: "20-35 minutes",
  customers: "1,200+",
  businessYears: "9 years",
  teamYears: "31 years",
};

/** Fields that hold no words. */
const NO_WORDS = [
  ...["addresses", "bullet", "category", "center", "county", "danger", "date", "icon", "kind", "label"],
  ...["layout", "link", "offering", "picture", "service", "state"],
];

/** What replaces each small vowel, and the example's places, in a reworded text. */
const OTHER: Readonly<Record<string, string>> = {
  ...{ a: "e", e: "o", o: "a", i: "u", u: "i" },
  ...{ TX: "LA", DFW: "MSY", TEXAS: "DELTA" },
};

/** A file in other words that are as long. Tokens and words in capitals, such as US 377, stay. */
function reworded(value: unknown, field = ""): unknown {
  if (NO_WORDS.includes(field)) return value;
  if (typeof value === "string") return value.replaceAll(/<\w+>|\b[A-Z]+\b|[aeiou]/g, (part) => OTHER[part] ?? part);
  if (Array.isArray(value)) return value.map((item) => reworded(item));
  const fields = Object.entries(value ?? {}).map(([name, part]) => [name, reworded(part, name)]);
  return Object.fromEntries(fields);
}

/** Rewrites the content of a copy of the project. */
export async function makeContent(root: string): Promise<void> {
  const inContent = (file: string) => path.join(root, "content", file);
  const read = (file: string) => parse(readFileSync(inContent(file), "utf8"), { schema: "failsafe" });
  const write = (file: string, content: unknown) => writeFileSync(inContent(file), stringify(content));

  const gone: string[] = [];
  for (const file of await filesIn(inContent("")))
    if (/^(cities|services)\/|^(home|pages|safety|terms)/.test(file)) {
      const { dir, name } = path.parse(file);
      if (dir === "" || name in CITIES || SERVICES.includes(name)) write(file, reworded(read(file)));
      else {
        gone.push(...read(file).addresses);
        rmSync(inContent(file));
      }
    }

  for (const [file, facts] of Object.entries(CITIES)) {
    const { label: _, ...city } = read(`cities/${file}.yaml`);
    const { tires, wheels, brakes, ...services } = city.services;
    gone.push(...city.addresses);
    const addresses = [`/${slugOf(facts.name)}-road-help`];
    const fuel = `Two gallons, anywhere in ${facts.name}.`;
    write(`cities/${file}.yaml`, { ...city, ...facts, addresses, services: { ...services, fuel } });
  }
  write("services/fuel-delivery.yaml", { ...read("services/lockouts.yaml"), ...FUEL });
  for (const service of SERVICES) {
    const { cards, ...page } = read(`services/${service}.yaml`);
    for (const card of cards.items) if (gone.includes(card.link)) delete card.link;
    // With every optional fact, the longest page has no room for a ninth card.
    cards.items = cards.items.slice(0, 8);
    write(`services/${service}.yaml`, { ...page, cards });
  }

  // No reasons to choose the business, and no rating.
  const home = read("home.yaml");
  for (const card of home.services.cards) if (gone.includes(card.link)) card.link = "/fuel-delivery";
  delete home.whyChooseUs.reasons;
  home.reviews.intro = "Over <customers> came back.";
  write("home.yaml", home);
  const pages = read("pages.yaml");
  const { tires, wheels, brakes, ...blocks } = pages.cities.blocks;
  const fuel = { name: "Out of fuel", icon: "truck", link: "/fuel-delivery" };
  pages.cities.blocks = { ...blocks, fuel };
  // A page with another address, too.
  pages.navigation.splice(-1, 1, { name: "Keys", link: "/lockouts" });
  pages.hero.claims = ["<Licensed>"];
  pages.serviceAreas.formerly = ["/About_Us.html", "/services/tire.php"];
  write("pages.yaml", pages);
  const { rating, ...claims } = read("claims.yaml");
  write("claims.yaml", { ...claims, ...CLAIMS });
}
