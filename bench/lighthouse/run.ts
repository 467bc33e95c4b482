import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureChromium } from "../../scripts/chromium.ts";
import { startBuiltIn } from "../../scripts/servers.ts";
import { ensureLighthouse, REPORTS, runLighthouse } from "./lighthouse.ts";
import { printHeading, printOutcome, printSummary } from "./print.ts";
import { isPerfect, middleOf, type Outcome } from "./report.ts";

/* Runs Lighthouse on every page of dist/, or on the addresses given; fails unless each has 4 x 100. */

const ROOT = path.resolve(import.meta.dirname, "../..");

/** A busy moment of the machine is no fault of a page: below 100, the middle one of so many runs counts. */
const RUNS = 3;

const addresses = chooseAddresses(process.argv.slice(2));
ensureLighthouse();
const chromium = ensureChromium();
rmSync(REPORTS, { recursive: true, force: true });

const server = await startBuiltIn();
const outcomes: Outcome[] = [];
try {
  const width = Math.max(...addresses.map(({ length }) => length));
  printHeading(width);
  for (const address of addresses) {
    const runs = await runsOf(server.origin, address);
    outcomes.push(middleOf(runs));
    printOutcome(address.padEnd(width), runs);
  }
} finally {
  await server.stop();
}
printSummary(outcomes);
console.log(`Lighthouse's own reports: ${REPORTS}`);
process.exitCode = outcomes.every(isPerfect) ? 0 : 1;

/** The addresses of all pages in dist/ or, where some are given, those. */
function chooseAddresses(given: readonly string[]): string[] {
  const all = readdirSync(path.join(ROOT, "dist"))
    .filter((file) => file.endsWith(".html") && file !== "404.html")
    .map((file) => (file === "index.html" ? "/" : `/${path.basename(file, ".html")}`))
    .sort();
  const unknown = given.filter((address) => !all.includes(address));
  if (unknown.length > 0) throw new Error(`No page has the address ${unknown.join(", ")}`);
  return given.length > 0 ? [...given] : all;
}

/** One run; RUNS of them where the first is not perfect. */
async function runsOf(site: string, address: string): Promise<Outcome[]> {
  const name = address.slice(1) || "home";
  const first = await runLighthouse(site + address, chromium, name);
  const runs = [first];
  while (!isPerfect(first) && runs.length < RUNS) {
    runs.push(await runLighthouse(site + address, chromium, `${name}-${runs.length + 1}`));
  }
  return runs;
}
