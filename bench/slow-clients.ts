import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureProgram } from "../scripts/debian-packages.ts";
import { startBuiltIn } from "../scripts/servers.ts";
import { bodyOf, readSite } from "../server/site-files.ts";

/*
 * Prints what slowhttptest sees of the built-in server while its clients send headers, send bodies and read answers
 * slowly, over loopback. Fails when a probe goes without an answer, or clients that never finish are kept.
 */

const FOLDER = path.resolve(import.meta.dirname, "../dist");
const CONNECTIONS = 200;
/** Longer than the server waits for a request, and looks for those that are late (server/app.ts). */
const SECONDS = 45;
const COMMON = ["-g", "-c", CONNECTIONS, "-r", 100, "-l", SECONDS, "-p", 3].map(String);

const slowHttpTest = ensureProgram("slowhttptest");
const server = await startBuiltIn();
const temporary = await mkdtemp(path.join(tmpdir(), "slow-clients-"));
try {
  const largest = await largestAddress();
  const runs = [
    { slow: "headers", mayStay: false, ...(await run(["-H", "-i", "5", "-u", `${server.origin}/`])) },
    { slow: "bodies", mayStay: false, ...(await run(["-B", "-i", "5", "-u", `${server.origin}/`])) },
    // Who reads on, however slowly, is kept; ten answers are more than the system's buffers take.
    { slow: "reads", mayStay: true, ...(await run(["-X", "-k", "10", "-u", server.origin + largest])) },
  ];
  console.table(runs);
  const failed = runs.some(
    ({ mayStay, hungUp, probes, unanswered }) => unanswered > 0 || probes === 0 || !(hungUp || mayStay),
  );
  const { ok } = await fetch(server.origin);
  if (failed || !ok) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(temporary, { recursive: true });
}

/** Runs slowhttptest until its time is over or every connection is closed. @returns What it saw. */
async function run(options: readonly string[]) {
  const file = path.join(temporary, "run");
  const output = execFileSync(slowHttpTest, [...COMMON, "-o", file, ...options], { encoding: "utf8" });
  // Seconds, closed, pending, connected, service available: one line for each second.
  const [, ...lines] = (await readFile(`${file}.csv`, "utf8")).trim().split("\n");
  const probes = lines.map((line) => line.split(",").map(Number));
  return {
    heldAtOnce: Math.max(...probes.map(([, , , connected = 0]) => connected)),
    seconds: Number(/ended on (\d+)/.exec(output)?.[1]),
    // The server had closed every connection before the time was over.
    hungUp: output.includes("No open connections left"),
    probes: probes.length,
    unanswered: probes.filter(([, , , , available]) => !available).length,
  };
}

/** The address with the most bytes, of which a slow reader has the longest. */
async function largestAddress(): Promise<string> {
  const sizes = Array.from(await readSite(FOLDER), ([address, file]) => ({
    address,
    size: bodyOf(file).length,
  }));
  return sizes.reduce((most, one) => (one.size > most.size ? one : most)).address;
}
