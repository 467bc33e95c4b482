import { readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { ensureChromium } from "../tests/support/system/chromium.ts";
import { newKey, startHttps, trust } from "../tests/support/system/nginx.ts";
import { type Phone, takePhone } from "./pages/phone.ts";
import { chart, FLOOR, mediansOf, ON_OLD_PHONE, type Results, report } from "./pages/report.ts";

/*
 * npm run bench: measures in Chromium, on a slow network and a slow processor, how soon a driver can call: on each kind
 * of page and, for comparison, on a bare page, the fastest possible. --runs sets the number of runs; --write puts the
 * table into RESULTS.md and a chart into the README.
 */

const { values } = parseArgs({
  options: { runs: { type: "string", default: "3" }, write: { type: "boolean", default: false } },
});
const count = Number(values.runs);
if (!Number.isInteger(count) || count < 1) throw new Error("--runs must be a whole number from 1 on");

const BENCH = import.meta.dirname;
const RESULTS = path.join(BENCH, "RESULTS.md");
const README = path.join(BENCH, "../README.md");

/** One page of each kind. */
const SERVICE = "/lockouts";
const PAGES = [
  ["home", "/"],
  ["service", SERVICE],
  ["city", "/fort-worth-tx-roadside-assistance"],
  ["request-help", "/request-help"],
  ["terms", "/terms"],
] as const;

/** How many times slower than this machine's the processors of a phone and of an old phone are. */
const PHONE = 4;
const OLD_PHONE = 8;
const OLD_FLOOR = `${FLOOR}, ${ON_OLD_PHONE}`;

const key = newKey();
const site = await startHttps(key);
const floor = await startHttps(key, { folder: path.join(BENCH, "pages/floor") });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ["--disable-gpu", "--disable-quic", trust(key)],
});

try {
  const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores; load before the run ${loadavg()[0]?.toFixed(2)}`;
  const versions = `Node ${process.version}, Chrome/${browser.version()}`;
  const conditions = `Measured on ${new Date().toISOString().slice(0, 10)}: medians of ${count} runs. ${machine}; ${versions}.`;
  const runs: Results[] = [];
  while (runs.length < count) runs.push({ ...(await visitAll()), ...(await visitOnOldPhones()) });
  const results = mediansOf(runs);
  const text = `${conditions}\n\n${report(results)}`;
  console.log(text);
  if (values.write) {
    const [explanation] = (await readFile(RESULTS, "utf8")).split(/^(?=Measured on)/m);
    await writeFile(RESULTS, `${explanation}${text}\n`);
    const readme = await readFile(README, "utf8");
    await writeFile(README, readme.replace(/(?<=^```mermaid\n).*?(?=\n```$)/ms, chart(results)));
  }
  process.exitCode = text.includes("MISS") ? 1 : 0;
} finally {
  await browser.close();
  await Promise.all([site.stop(), floor.stop()]);
}

/** Makes every visit once, each journey on a new phone. */
async function visitAll(): Promise<Results> {
  const results: Results = {};
  const onPhone = async <Result>(port: number, use: (phone: Phone) => Promise<Result>): Promise<Result> => {
    const phone = await takePhone(browser, port, PHONE);
    return await use(phone).finally(phone.dispose);
  };
  const note = async (visit: string, phone: Phone, earlyTap: number | null = null) => {
    console.error(visit);
    await phone.idle();
    const figures = await phone.figures();
    const timesFloor = figures.callLink / (results[FLOOR] ?? figures).callLink;
    const wire = visit.startsWith("first") ? phone.line.received() : null;
    results[visit] = { ...figures, timesFloor, earlyTap, lateTap: await phone.tapOpener(), wire };
  };

  // The first page that Chromium opens takes longer, so this visit is not measured.
  await onPhone(site.port, (phone) => phone.open("/"));
  await onPhone(floor.port, async (phone) => {
    await phone.open("/");
    await note(FLOOR, phone);
  });
  for (const [page, address] of PAGES) {
    const earlyTap = await onPhone(site.port, async (phone) => {
      await phone.open(address);
      return await phone.tapOpener();
    });
    await onPhone(site.port, async (phone) => {
      await phone.open(address);
      await note(`first visit, ${page}`, phone, earlyTap);
      await phone.reopen();
      await phone.open(address);
      await note(`second visit, ${page}`, phone);
      if (address !== SERVICE) return;
      await phone.reopen();
      phone.line.cut();
      await phone.open(address);
      await note(`second visit, no signal, ${page}`, phone);
    });
  }
  for (const signal of ["", ", no signal"])
    await onPhone(site.port, async (phone) => {
      await phone.open("/");
      await phone.idle();
      if (signal) phone.line.cut();
      await phone.followLink(SERVICE);
      await note(`next page${signal}, service`, phone);
    });
  return results;
}

/** Visits the home page, a service page and the bare page for the first time, each on a new old phone. */
async function visitOnOldPhones(): Promise<Results> {
  const results: Results = {};
  for (const [visit, port, address] of [
    [OLD_FLOOR, floor.port, "/"],
    [`first visit, home, ${ON_OLD_PHONE}`, site.port, "/"],
    [`first visit, service, ${ON_OLD_PHONE}`, site.port, SERVICE],
  ] as const) {
    console.error(visit);
    const phone = await takePhone(browser, port, OLD_PHONE);
    await phone.open(address);
    await phone.idle();
    const figures = await phone.figures();
    const timesFloor = figures.callLink / (results[OLD_FLOOR] ?? figures).callLink;
    results[visit] = { ...figures, timesFloor, earlyTap: null, lateTap: null, wire: null };
    await phone.dispose();
  }
  return results;
}
