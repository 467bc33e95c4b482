import path from "node:path";
import sharp from "sharp";
import type { OptionalFact } from "../../src/owner/business.ts";
import type { EditableFolder } from "./editable-folder.ts";

/** Every fact that is an owner's choice, with a value that is not the shipped one. */
const FACTS: Readonly<Record<OptionalFact | "offline", unknown>> = {
  offline: "false",
  adMonitoring: {
    script: "https://www.ads-monitor.us/a.js",
    conversionValue: "12.5",
    accountConfirmed: "true",
  },
  hotlineLetters: "1-800-THE-HELP",
  hours: { opens: "6:00", closes: "22:00" },
  license: "TDLR 006543210C",
  copyrightYear: "2027",
  address: { street: "1 Main St", city: "Denton", state: "TX", zip: "76201" },
  profiles: [
    "https://www.facebook.com/profile.php?id=100064&sk=about",
    "https://g.page/bob-and-ann",
    "https://www.yelp.com/biz/bob#reviews",
  ],
  map: { drawing: "./map.svg", northwest: "33.09, -97.6797", southeast: "32.470357, -96.4903" },
  skyline: "./skyline.svg",
  brandColor: "5b1a8c",
  actionColor: "#8fd14f",
  logo: "./Logo.SVG",
  photo: "./photo.jpg",
};

/** Sets every one of them, and writes the files that they name. */
export async function setFacts({ root, set, write }: EditableFolder): Promise<void> {
  set("business.yaml", FACTS);
  write("Logo.SVG", LOGO);
  write("map.svg", drawingOf(1120, 694));
  write("skyline.svg", drawingOf(1600, 900));
  // The hardest photo for white letters: nearly white, with a strong grain.
  const noise = { type: "gaussian", mean: 230, sigma: 40 } as const;
  await sharp({ create: { width: 2000, height: 1500, channels: 3, background: "#ffffff", noise } }).toFile(
    path.join(root, "photo.jpg"),
  );
}

/** A drawing of this size. */
function drawingOf(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 400H${width}V640H0Z" fill="#222d39"/></svg>`;
}

/** A logo with a color that has to stand out, and an id; a square, so that the header has the name beside it. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><defs><circle id="a" r="30"/></defs><use href="#a" x="40" y="40" fill="#f2f2ef"/><path d="M20 30H60V50H20Z" fill="#ffd34d"/></svg>`;
