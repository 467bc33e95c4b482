import { readdirSync } from "node:fs";
import path from "node:path";
import { startHttps } from "../../scripts/caddy.ts";
import { newKey, trust } from "../../scripts/certificate.ts";
import { ensureChromium } from "../../scripts/chromium.ts";
import { CATEGORIES, ensureLighthouse, type Outcome, runLighthouse } from "./lighthouse.ts";

/* Runs Lighthouse over https on every page of dist/, or on the addresses given; fails unless each has 4 x 100. */

const addresses = chooseAddresses(process.argv.slice(2));
ensureLighthouse();
const chromium = ensureChromium();
const key = newKey();
const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", trust(key)];

const server = await startHttps(key);
let perfect = 0;
try {
  const width = Math.max(...addresses.map(({ length }) => length));
  console.log(["Address".padEnd(width), ...CATEGORIES].join("  "));
  for (const address of addresses) {
    const outcome = await judge(server.origin + address);
    const columns = CATEGORIES.map((name, at) => String(outcome.scores[at]).padStart(name.length));
    console.log([address.padEnd(width), ...columns].join("  "));
    if (isPerfect(outcome)) perfect += 1;
    else for (const line of outcome.failed) console.log(`    ${line}`);
  }
} finally {
  await server.stop();
}
console.log(`\n${perfect} of ${addresses.length}: 100 / 100 / 100 / 100`);
process.exitCode = perfect === addresses.length ? 0 : 1;

/** The addresses of all pages in dist/ or, where some are given, those. */
function chooseAddresses(given: readonly string[]): string[] {
  const all = readdirSync(path.resolve(import.meta.dirname, "../../dist"))
    .filter((file) => file.endsWith(".html") && file !== "404.html")
    .map((file) => (file === "index.html" ? "/" : `/${path.basename(file, ".html")}`))
    .sort();
  const unknown = given.filter((address) => !all.includes(address));
  if (unknown.length > 0) throw new Error(`No page has the address ${unknown.join(", ")}`);
  return given.length > 0 ? [...given] : all;
}

/** A busy moment of the machine is no fault of a page: below 100, the middle one of three runs counts. */
async function judge(url: string): Promise<Outcome> {
  const run = () => runLighthouse(url, chromium, flags);
  const first = await run();
  if (isPerfect(first)) return first;
  const sum = ({ scores }: Outcome) => scores.reduce((total, score) => total + score, 0);
  const [, middle = first] = [first, await run(), await run()].sort((a, b) => sum(a) - sum(b));
  return middle;
}

function isPerfect({ scores }: Outcome): boolean {
  return scores.every((score) => score === 100);
}
