import { spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";

/** What a build takes and gives. */
export interface BuildResult {
  seconds: number;
  /** Seconds of work, of all processor cores together; other programs hardly change them. */
  cpuSeconds: number;
  /** The most memory that the build held at one time, in bytes. */
  peakMemory: number;
  /** Bytes over the wire (brotli), styles included, by the page's address. */
  pages: ReadonlyMap<string, number>;
}

/** Runs in the build's process, and tells at the end what that used: kilobytes (on all systems), microseconds. */
const TELL_USAGE = `process.once("exit", () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  console.log("used " + maxRSS + " " + (userCPUTime + systemCPUTime));
})`;

/**
 * Builds a project as `npm run build` does, in a process of its own.
 * @throws {Error} with what the build printed, when it fails.
 */
export async function runBuild(root: string): Promise<BuildResult> {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [
      "--import",
      `data:text/javascript,${encodeURIComponent(TELL_USAGE)}`,
      "node_modules/vite/bin/vite.js",
      "build",
    ],
    { cwd: root, stdio: ["ignore", "pipe", "pipe"] },
  );
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const [code, output, errors] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
  const seconds = (performance.now() - start) / 1000;
  const used = /^used (\d+) (\d+)$/m.exec(output);
  if (code !== 0 || used === null) throw new Error(`The build failed:\n${output}${errors}`);
  return {
    seconds,
    cpuSeconds: Number(used[2]) / 1e6,
    peakMemory: Number(used[1]) * 1024,
    pages: await readPageSizes(path.join(root, "dist")),
  };
}

async function readPageSizes(dist: string): Promise<Map<string, number>> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith(".html.br"));
  const sizes = files.map(async (file): Promise<[string, number]> => {
    const address = `/${file.slice(0, -".html.br".length)}`.replace(/\/index$/, "/");
    return [address, (await readFile(path.join(dist, file))).length];
  });
  return new Map(await Promise.all(sizes));
}
