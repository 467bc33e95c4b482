import { readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import puppeteer from "puppeteer-core";
import { localCertificate, newKey, trust } from "../scripts/certificate.ts";
import { ensureChromium } from "../scripts/chromium.ts";
import { startNginx } from "../scripts/nginx.ts";
import { plot } from "./pages/plot.ts";
import { FLOOR, mediansOf, report } from "./pages/report.ts";
import { type BenchPage, type Sample, visitPage } from "./pages/visits.ts";

/*
 * Serves the built site over https and HTTP/2, and measures in Chromium, on a slow network and a slow processor, how soon
 * a driver can call: each kind of page beside a bare page, the fastest possible. --runs sets the number of runs; --write puts
 * the tables into RESULTS.md, the same medians into results.json, and a plot of them into docs/pictures/.
 */

const { values } = parseArgs({
  options: { runs: { type: "string", default: "3" }, write: { type: "boolean", default: false } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs must be a whole number from 1 on");

const ROOT = path.resolve(import.meta.dirname, "..");
const RESULTS = path.join(ROOT, "bench/RESULTS.md");
const RESULTS_JSON = path.join(ROOT, "bench/results.json");
const PLOT = path.join(ROOT, "docs/pictures/waiting.svg");

/** The smallest page with a call link: a heading, some words, the link; 300 bytes. */
const FLOOR_FOLDER = path.join(ROOT, "bench/pages/floor");

const key = newKey();
const [nginx, tlsFile, certificate] = await Promise.all([
  readFile(path.join(ROOT, "hosts/nginx.conf"), "utf8"),
  readFile(path.join(ROOT, "hosts/nginx-tls.conf"), "utf8"),
  localCertificate(key),
]);
const tls = { file: tlsFile, certificate };
const [site, floor] = await Promise.all([
  startNginx({ folder: path.join(ROOT, "dist"), nginx, tls }),
  startNginx({ folder: FLOOR_FOLDER, nginx, tls }),
]);
const browser = await puppeteer.launch({
  executablePath: ensureChromium(),
  pipe: true,
  // It would attach to the pages themselves (phone.ts).
  targetFilter: () => false,
  waitForInitialPage: false,
  protocolTimeout: 60_000,
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", trust(key)],
});

const HOME: BenchPage = { name: "home", port: site.port, address: "/", visits: "two" };
const PAGES: readonly BenchPage[] = [
  { name: FLOOR, port: floor.port, address: "/", visits: "first" },
  HOME,
  { name: "service", port: site.port, address: "/lockouts", visits: "all" },
  { name: "city", port: site.port, address: "/fort-worth-tx-roadside-assistance", visits: "two" },
  { name: "request-help", port: site.port, address: "/request-help", visits: "two" },
  { name: "terms", port: site.port, address: "/terms", visits: "two" },
];

try {
  const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores; load before the run ${loadavg()[0]?.toFixed(2)}`;
  const versions = `Node ${process.version}, ${await browser.version()}`;
  const conditions = `Measured on ${new Date().toISOString().slice(0, 10)}: medians of ${runs} runs. ${machine}; ${versions}.`;
  console.error("warming up");
  await visitPage(browser, HOME);
  const medians = mediansOf(await measure());
  const { text, isMissed } = report(medians);
  const results = `${conditions}\n\n${text}`;
  console.log(results);
  if (values.write) {
    const [explanation] = (await readFile(RESULTS, "utf8")).split(/^(?=Measured on)/m);
    await writeFile(RESULTS, `${explanation}${results}\n`);
    await writeFile(RESULTS_JSON, `${JSON.stringify({ conditions, medians }, null, 2)}\n`);
    await writeFile(PLOT, plot(medians));
  }
  process.exitCode = isMissed ? 1 : 0;
} finally {
  await browser.close();
  await Promise.all([site.stop(), floor.stop()]);
}

/** Visits all pages in each run. Each run starts with another page, so that none is always first. */
async function measure(): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = run % PAGES.length;
    for (const page of [...PAGES.slice(start), ...PAGES.slice(0, start)]) {
      console.error(`run ${run + 1} of ${runs}: ${page.name}`);
      samples.push(...(await visitPage(browser, page)));
    }
  }
  return samples;
}
