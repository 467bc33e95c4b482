import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { placeholderFields } from "../../src/owner/placeholders.ts";
import { filesIn } from "../../src/shared/files.ts";
import { copyProject } from "../support/folders.ts";
import { business, claims, terms } from "../support/site.ts";
import { makeContent } from "./content.ts";

/*
 * npm run test:owner: turns a copy of the project into another business in another state, with other words, and neither
 * map nor skyline. Runs npm test and the launch check there. Fails, and keeps the copy, if one of them fails or a built
 * file still has words of the example. With --only-make, it only makes the copy and prints its path.
 */

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Files that visitors read; not those for hosts, which have the old addresses. */
const TEXT = /\.(html|txt|xml|js|css|svg|webmanifest)$/;
/** The hosting tests install it there. */
const WRANGLER = "tests/hosting/cloudflare/node_modules";

/** A logo with a color that has to stand out, and an id; a square, so that the header has the name beside it. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><defs><circle id="a" r="30"/></defs><use href="#a" x="40" y="40" fill="#f2f2ef"/><path d="M20 30H60V50H20Z" fill="#ffd34d"/></svg>`;

/** Files to publish unchanged, and one that is not part of the site. */
const OWN_FILES = [
  ...["public/google1a2b.html", "public/pictures/team.svg", "public/prices/tires.pdf"],
  ...["public/.well-known/app.json", "notes/todo.txt"],
];

/** Words of the example that no built file may have: facts, claims, promises of being always open, and texts. */
const GONE = [
  ...[business.name, business.hotline.display, business.hotline.e164, business.email, business.brandColor],
  ...[new URL(business.siteUrl).host, `© ${business.copyrightYear}`, business.region, "Metroplex", "Texas"],
  ...[claims.arrival, claims.arrivalNearby, claims.rating, claims.customers, claims.businessYears],
  ...["amily owned", "average rating", "Rated ", terms.updated, "Oops! Page not found", "Return to Home"],
  ...["24/7", "24 hours", "ay or night", "ay and night", "any hour", "every hour", "round the clock"],
  ...["midnight", "efore dawn", "through the night", " a.m.", "Maria G.", "Safety Tips", "Learn More"],
].filter((words) => words !== undefined);

if (placeholderFields(business).length > 0) await tryIt();
else console.log("business.yaml is an owner's: no second site is made of it.");

async function tryIt(): Promise<void> {
  const { root, remove } = await copyProject();
  await makeSite(root);
  if (process.argv.includes("--only-make")) return console.log(root);
  const failed = ["scripts/test.ts", "scripts/launch-check/main.ts"].filter((script) => !run(root, script));
  const problems = [...failed, ...(await wordsIn(path.join(root, "dist"), GONE))];
  if (problems.length === 0) return await remove();
  console.error(`${problems.join("\n")}\nThe copy is in ${root}`);
  process.exitCode = 1;
}

async function makeSite(root: string): Promise<void> {
  const inCopy = (file: string) => path.join(root, file);
  copyFileSync(inCopy("tests/second-site/business.yaml"), inCopy("business.yaml"));
  cpSync(inCopy("tests/second-site/content"), inCopy("content"), { recursive: true });
  await makeContent(root);
  if (existsSync(path.join(ROOT, WRANGLER))) symlinkSync(path.join(ROOT, WRANGLER), inCopy(WRANGLER), "junction");
  writeFileSync(inCopy("Logo.SVG"), LOGO);
  // The hardest photo for white letters: nearly white, with a strong grain.
  const noise = { type: "gaussian", mean: 230, sigma: 40 } as const;
  const photo = { width: 2000, height: 1500, channels: 3, background: "#ffffff", noise } as const;
  await sharp({ create: photo }).toFile(inCopy("photo.jpg"));
  for (const file of OWN_FILES) {
    mkdirSync(path.dirname(inCopy(file)), { recursive: true });
    writeFileSync(inCopy(file), "The owner's: 1-800-843-4357");
  }
}

function run(cwd: string, script: string): boolean {
  const options = { cwd, stdio: "inherit" } as const;
  return spawnSync(process.execPath, ["--import", "tsx", script], options).status === 0;
}

/** One line for each of these words in a built file. */
async function wordsIn(dist: string, words: readonly string[]): Promise<string[]> {
  const files = (await filesIn(dist)).filter((file) => TEXT.test(file));
  return files.flatMap((file) => {
    // Numbers are in spans that keep them on one line.
    const text = readFileSync(path.join(dist, file), "utf8").replaceAll(/<\/?span[^>]*>/g, "");
    return words.filter((word) => text.includes(word)).map((word) => `"${word}" is left in ${file}`);
  });
}
