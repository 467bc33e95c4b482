import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { ensureProgram } from "../scripts/debian-packages.ts";
import { startNginx } from "../scripts/nginx.ts";
import { startBuiltIn } from "../scripts/servers.ts";

/*
 * Prints how many answers a second the built-in server gives beside nginx with the file that the build wrote: one
 * page by its compressed copy, asked for by wrk over loopback. --page names another address, --seconds the length of
 * a run: in short ones the wait until Node has accepted 200 connections is most of the p99.
 */

const ROOT = path.resolve(import.meta.dirname, "..");
const CONNECTIONS = [10, 50, 200];

const { values } = parseArgs({
  options: { page: { type: "string", default: "/" }, seconds: { type: "string", default: "20" } },
});
const { page, seconds } = values;

const wrk = ensureProgram("wrk");
const folder = path.join(ROOT, "dist");
const builtIn = await startBuiltIn();
try {
  const config = await readFile(path.join(ROOT, "hosts/nginx.conf"), "utf8");
  const nginx = await startNginx({ folder, nginx: config });
  try {
    const servers = { "built-in": builtIn.origin + page, nginx: nginx.origin + page };
    for (const url of Object.values(servers)) runWrk(url, 10, "2");
    const rows = CONNECTIONS.flatMap((connections) =>
      Object.entries(servers).map(([server, url]) => ({
        connections,
        server,
        ...runWrk(url, connections, seconds),
      })),
    );
    console.table(rows);
    if (rows.some(({ errors }) => errors !== "none")) process.exitCode = 1;
  } finally {
    await nginx.stop();
  }
} finally {
  await builtIn.stop();
}

/** Puts load on a page from one thread. @returns Answers a second, median, 99th percentile, and what went wrong. */
function runWrk(url: string, connections: number, duration: string) {
  const options = ["-t1", `-c${connections}`, `-d${duration}s`, "--latency", "-H", "Accept-Encoding: br"];
  const output = execFileSync(wrk, [...options, url], { encoding: "utf8" });
  const read = (line: RegExp) => line.exec(output)?.[1];
  const answers = read(/Requests\/sec: +(\S+)/);
  if (!answers) throw new Error(`wrk has no results:\n${output}`);
  const errors = output.match(/(?<=Socket errors: ).*|Non-2xx.*/g) ?? ["none"];
  return {
    "answers/s": answers,
    p50: read(/ 50% +(\S+)/),
    p99: read(/ 99% +(\S+)/),
    errors: errors.join("; "),
  };
}
