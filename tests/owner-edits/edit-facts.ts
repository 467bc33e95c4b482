import sharp from "sharp";
import type { EditableFolder } from "./editable-folder.ts";

/* What an owner changes first: the business, its photo, and what it claims. */

/** A logo with a color that has to stand out, and an id; a square, so that the header has the name beside it. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><defs><circle id="a" r="30"/></defs><use href="#a" x="40" y="40" fill="#f2f2ef"/><path d="M20 30H60V50H20Z" fill="#ffd34d"/></svg>`;

/** Another business in business.ts, with a logo and a photo. */
export function changeFacts({ set, write }: EditableFolder): void {
  write("logo.svg", LOGO);
  set("business.ts", {
    // Of 60 characters.
    name: "García & Sons 'Round-the-Metroplex Road Help, Tows and Keys",
    hotline: "1-800-843-4357",
    hotlineLetters: "1-800-THE-HELP",
    email: "o'neil+road@bob-and-ann-roadside.us",
    siteUrl: "https://www.bob-and-ann-roadside.us",
    adMonitoring: null,
    offline: false,
    hours: { opens: "05:30", closes: "23:00" },
    license: "TDLR 006543210C",
    address: { street: "1 Main St", city: "Denton", state: "TX", zip: "76201" },
    profiles: ["https://www.facebook.com/bob-and-ann", "https://g.page/bob-and-ann"],
    copyrightYear: 2027,
    brandColor: "#5b1a8c",
    actionColor: "#8fd14f",
    logo: "./logo.svg",
    photo: "./photo.jpg",
  });
}

/** The hardest photo for white letters: nearly white, with a strong grain. */
export async function takePhoto(file: string): Promise<void> {
  const noise = { type: "gaussian", mean: 230, sigma: 40 } as const;
  await sharp({ create: { width: 2000, height: 1500, channels: 3, background: "#ffffff", noise } }).toFile(
    file,
  );
}

/** Other claims and another date of the terms. */
export function changeClaims({ set }: EditableFolder): void {
  set("claims.ts", {
    arrival: "40-60 minutes",
    arrivalNearby: "20-35 minutes",
    customers: "1,200+",
    businessYears: "9 years",
    teamYears: "31 years",
    family: "run by neighbors",
  });
  set("terms.ts", { updated: "Last updated: March 2027" });
}

/** Drops a claim, and then all that the build asks for. */
export function dropClaims({ cut, replace }: EditableFolder): void {
  cut("claims.ts", / {2}rating: .*\n/);
  cut("claims.ts", /, "Rated \{rating\}"/);
  replace("home.ts", { "Rated {rating}. ": "" });
}
