import { execFileSync } from "node:child_process";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { copyProject } from "../tests/support/project-copy.ts";
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

const project = await copyProject(path.join(import.meta.dirname, ".."));
try {
  const rows: string[][] = [];
  for (const cities of COUNTS) {
    console.error(`Building with ${cities} generated cities ...`);
    await growTo(cities);
    const { seconds, memory, processorTime, pages } = await measure();
    const perPage = `${((1000 * seconds) / pages.length).toFixed(0)} ms`;
    const used = [`${(processorTime / 1e6).toFixed(1)} s`, `${(memory / 1000).toFixed(0)} MB`];
    const largest = `${Math.max(...pages)} bytes`;
    rows.push([String(cities), String(pages.length), `${seconds.toFixed(1)} s`, perPage, ...used, largest]);
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
} finally {
  await project.remove();
}

/** Writes cities that do not exist, each with as much to say as its model, whose name it replaces by its own. */
async function growTo(count: number): Promise<void> {
  const folder = path.join(project.root, "src/content/cities");
  const models = (await readdir(folder)).filter((file) => !file.startsWith("generated-")).sort();
  for (let index = 1; index <= count; index += 1) {
    const number = String(index).padStart(4, "0");
    const model = await readFile(path.join(folder, models[index % models.length] ?? ""), "utf8");
    const [, name = ""] = /name: "([^"]+)"/.exec(model) ?? [];
    const city = model
      .replaceAll(name, `Oak ${number}`)
      .replace(/addresses: \[[^\]]*\]/, `addresses: ["/oak-${number}-tx-roadside-assistance"]`);
    await writeFile(path.join(folder, `generated-${number}.ts`), city);
  }
}

/**
 * Builds the copy as `npm run build` does, in a process of its own.
 * @returns What it took, in seconds, kilobytes and microseconds, and the bytes of its pages.
 * @throws {Error} when it fails; the build has printed why.
 */
async function measure() {
  const start = performance.now();
  const options = { cwd: project.root, encoding: "utf8" } as const;
  const output = execFileSync(process.execPath, [...COMMAND, "build"], options);
  const seconds = (performance.now() - start) / 1000;
  const [, memory, processorTime] = /^used (\d+) (\d+)$/m.exec(output) ?? [];
  const pages = await readPageSizes(path.join(project.root, "dist"));
  return { seconds, memory: Number(memory), processorTime: Number(processorTime), pages };
}

/** Bytes of all pages over the wire (brotli), styles included. */
async function readPageSizes(dist: string): Promise<number[]> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith(".html.br"));
  return await Promise.all(files.map(async (file) => (await stat(path.join(dist, file))).size));
}
