import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { copyToGrow } from "./build-project.ts";
import { type Build, growthProblems } from "./growth-problems.ts";
import { markdownTable } from "./markdown-table.ts";

/* Builds the site with more and more generated cities, and says what that costs. */

const COUNTS = [40, 200, 1000];

/** Runs in the build's process, and tells at the end what that used: kilobytes (on all systems), microseconds. */
const TELL_USAGE = `process.once("exit", () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  console.log("used " + maxRSS + " " + (userCPUTime + systemCPUTime));
})`;
const COMMAND = [
  "--import",
  `data:text/javascript,${encodeURIComponent(TELL_USAGE)}`,
  "node_modules/vite/bin/vite.js",
];

const project = await copyToGrow(path.join(import.meta.dirname, ".."));
try {
  const builds: Build[] = [];
  const rows: string[][] = [];
  for (const cities of COUNTS) {
    console.error(`Building with ${cities} generated cities ...`);
    await project.growTo(cities);
    const { build, memory, processorTime } = await measure(cities);
    builds.push(build);
    const { pages, seconds } = build;
    const perPage = `${((1000 * seconds) / pages.size).toFixed(0)} ms`;
    const used = [`${(processorTime / 1e6).toFixed(1)} s`, `${(memory / 1000).toFixed(0)} MB`];
    const largest = `${Math.max(...pages.values())} bytes`;
    rows.push([String(cities), String(pages.size), `${seconds.toFixed(1)} s`, perPage, ...used, largest]);
  }
  const head = [
    "generated cities",
    "pages",
    "time",
    "per page",
    "processor time",
    "peak memory",
    "largest page",
  ];
  console.log(markdownTable(head, rows));
  const problems = growthProblems(builds);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await project.remove();
}

/**
 * Builds the copy as `npm run build` does, in a process of its own.
 * @throws {Error} with what the build printed, when it fails.
 */
async function measure(cities: number): Promise<{ build: Build; memory: number; processorTime: number }> {
  const start = performance.now();
  const child = spawn(process.execPath, [...COMMAND, "build"], {
    cwd: project.root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [[code], output, errors] = await Promise.all([
    once(child, "close"),
    text(child.stdout),
    text(child.stderr),
  ]);
  const seconds = (performance.now() - start) / 1000;
  const [, memory, processorTime] = /^used (\d+) (\d+)$/m.exec(output) ?? [];
  if (code !== 0) throw new Error(`The build failed:\n${output}${errors}`);
  const pages = await readPageSizes(path.join(project.root, "dist"));
  return { build: { cities, seconds, pages }, memory: Number(memory), processorTime: Number(processorTime) };
}

/** Bytes of all pages over the wire (brotli), styles included, by address. */
async function readPageSizes(dist: string): Promise<Map<string, number>> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith(".html.br"));
  const sizes = files.map(async (file): Promise<[string, number]> => {
    const address = `/${file.slice(0, -".html.br".length)}`.replace(/\/index$/, "/");
    return [address, (await stat(path.join(dist, file))).size];
  });
  return new Map(await Promise.all(sizes));
}
