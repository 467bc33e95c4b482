import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import puppeteer from "puppeteer-core";
import { z } from "zod";

const INSTALLED = path.join(import.meta.dirname, "node_modules/.package-lock.json");
const LOCKFILE = path.join(import.meta.dirname, "package-lock.json");

/** Lighthouse's categories, in the order of its own reports. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Now and then the browser's trace lacks the page's start (NO_NAVSTART), which Lighthouse answers with "run again". */
const ATTEMPTS = 4;

const audit = z.object({
  id: z.string(),
  title: z.string(),
  score: z.number().nullable(),
  scoreDisplayMode: z.string(),
  displayValue: z.string().optional(),
  errorMessage: z.string().optional(),
});

const category = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});

/** What is read of a result (https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md). */
const report = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    "best-practices": category,
    seo: category,
  }),
  audits: z.record(z.string(), audit),
});

/** What one run says of one page. */
export interface Outcome {
  /** Points out of 100, in the order of CATEGORIES; 0 where there is no score. */
  scores: number[];
  /** A line for each audit that cost points. */
  failed: string[];
}

/**
 * Installs Lighthouse from this folder's lockfile, when it is missing or the lockfile is newer.
 * @throws {Error} When npm cannot; npm has said why.
 */
export function ensureLighthouse(): void {
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCKFILE).mtimeMs) return;
  console.log("Installing Lighthouse ...");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: import.meta.dirname,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error("Lighthouse could not be installed");
}

/**
 * Runs Lighthouse as it comes (a phone, simulated slow network and processor) in a browser of its own.
 * @param executablePath The browser's program.
 * @param args The browser's flags.
 */
export async function runLighthouse(url: string, executablePath: string, args: string[]): Promise<Outcome> {
  // Not known to the compiler: nobody has the package who does not run it.
  const name: string = "lighthouse";
  const { default: lighthouse } = await import(name);
  for (let attempt = 1; ; attempt += 1) {
    const browser = await puppeteer.launch({ executablePath, args });
    try {
      const port = Number(new URL(browser.wsEndpoint()).port);
      const flags = { port, logLevel: "silent", disableFullPageScreenshot: true };
      const { lhr } = await lighthouse(url, flags);
      if (!lhr.runtimeError || attempt === ATTEMPTS) return outcomeOf(lhr);
    } finally {
      await browser.close();
    }
  }
}

function outcomeOf(lhr: unknown): Outcome {
  const { categories, audits } = report.parse(lhr);
  const inOrder = CATEGORIES.map((name) => categories[name]);
  const costly = inOrder
    .filter(({ score }) => score !== 1)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "error" || (score !== null && score < 1));
  const lines = costly.map(({ id, title, errorMessage, displayValue }) =>
    [id, title, errorMessage ?? displayValue].filter(Boolean).join(": "),
  );
  return {
    scores: inOrder.map(({ score }) => Math.round((score ?? 0) * 100)),
    failed: [...new Set(lines)],
  };
}
