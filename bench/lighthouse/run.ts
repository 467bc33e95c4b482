import { chromium } from "@playwright/test";
import { ADDRESSES } from "../../tests/support/pages.ts";
import { newKey, trust } from "../../tests/support/system/certificate.ts";
import { ensureChromium } from "../../tests/support/system/chromium.ts";
import { startHttps } from "../../tests/support/system/nginx.ts";
import { freePort } from "../../tests/support/system/servers.ts";

/* Runs Lighthouse over https on every page of dist/, or on the addresses given; fails unless each has 4 x 100. */

/** Lighthouse's categories, in the order of its own reports. */
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What is used of a result (https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md). */
interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
  runtimeError?: object;
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report }>;

/** Now and then the browser's trace lacks the page's start (NO_NAVSTART), which Lighthouse answers with "run again". */
const ATTEMPTS = 4;

const given = process.argv.slice(2);
const addresses = given.length > 0 ? given : ADDRESSES;
// The compiler does not know the package: only this script installs it.
const name: string = "lighthouse";
const { default: lighthouse }: { default: Lighthouse } = await import(name);
const executablePath = ensureChromium();
const key = newKey();
const args = ["--disable-gpu", "--disable-quic", trust(key)];

const server = await startHttps(key);
let perfect = 0;
try {
  const width = Math.max(...addresses.map(({ length }) => length));
  console.log(["Address".padEnd(width), ...CATEGORIES].join("  "));
  for (const address of addresses) {
    const scores = await judge(server.origin + address);
    const columns = CATEGORIES.map((name, at) => String(scores[at]).padStart(name.length));
    console.log([address.padEnd(width), ...columns].join("  "));
    if (sum(scores) === 400) perfect += 1;
  }
} finally {
  await server.stop();
}
console.log(`\n${perfect} of ${addresses.length}: 100 / 100 / 100 / 100`);
process.exitCode = perfect === addresses.length ? 0 : 1;

/** Points out of 100, in the order of CATEGORIES; the median of three runs if the first is below 100, as a busy machine can cause. */
async function judge(url: string): Promise<number[]> {
  const first = await score(url);
  if (sum(first) === 400) return first;
  const [, middle = first] = [first, await score(url), await score(url)].sort((a, b) => sum(a) - sum(b));
  return middle;
}

/** Runs Lighthouse with its default settings (a phone, simulated slow network and processor) in a new browser. */
async function score(url: string): Promise<number[]> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath,
      args: [...args, `--remote-debugging-port=${port}`],
    });
    try {
      const { lhr } = await lighthouse(url, { port, logLevel: "silent", disableFullPageScreenshot: true });
      if (lhr.runtimeError && attempt < ATTEMPTS) continue;
      return CATEGORIES.map((name) => Math.round((lhr.categories[name].score ?? 0) * 100));
    } finally {
      await browser.close();
    }
  }
}

function sum(scores: readonly number[]): number {
  return scores.reduce((total, score) => total + score, 0);
}
