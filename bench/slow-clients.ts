import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureDebianPackages } from "../scripts/debian-packages.ts";
import { findCommand } from "../scripts/find-command.ts";
import { startBuiltIn } from "../scripts/servers.ts";
import { readSite } from "../server/site-files.ts";
import { markdownTable } from "./markdown-table.ts";

/*
 * Prints what slowhttptest sees of the built-in server while its clients send headers, send bodies and read answers
 * slowly, over loopback. Fails when a probe goes without an answer, or clients that never finish are kept.
 */

const FOLDER = path.resolve(import.meta.dirname, "../dist");
const CONNECTIONS = 200;
/** Longer than the server waits for a request, and looks for those that are late (server/app.ts). */
const SECONDS = 45;
const COMMON = ["-g", "-c", CONNECTIONS, "-r", 100, "-l", SECONDS, "-p", 3].map(String);

/** One second of a run, as slowhttptest writes it. */
interface Second {
  connected: number;
  closed: number;
  answered: boolean;
}

if (!ensureDebianPackages(["slowhttptest"]) && !findCommand("slowhttptest")) {
  console.error("This needs slowhttptest: on Debian, sudo apt-get install slowhttptest");
  process.exit(2);
}

const server = await startBuiltIn(FOLDER);
const temporary = await mkdtemp(path.join(tmpdir(), "slow-clients-"));
try {
  const largest = await largestAddress();
  const runs = [
    { slow: "headers", seconds: await run(["-H", "-i", "5", "-u", `${server.origin}/`]), mayStay: false },
    { slow: "bodies", seconds: await run(["-B", "-i", "5", "-u", `${server.origin}/`]), mayStay: false },
    // Bytes that arrive, however few, are no reason to hang up; ten answers are more than the system's buffers take.
    { slow: "reads", seconds: await run(["-X", "-k", "10", "-u", server.origin + largest]), mayStay: true },
  ];
  const rows = runs.map(({ slow, seconds }) => [
    slow,
    Math.max(...seconds.map(({ connected }) => connected)),
    seconds.at(-1)?.closed ?? 0,
    seconds.at(-1)?.connected ?? 0,
    seconds.length,
    seconds.filter(({ answered }) => !answered).length,
  ]);
  const head = ["slow", "held at once", "hung up on", "held at the end", "seconds", "without an answer"];
  console.log(markdownTable(head, rows));
  const kept = runs.some(({ mayStay, seconds }) => !mayStay && (seconds.at(-1)?.connected ?? 0) > 0);
  const unanswered = runs.some(({ seconds }) => !seconds.length || seconds.some(({ answered }) => !answered));
  const { ok } = await fetch(server.origin);
  if (kept || unanswered || !ok) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(temporary, { recursive: true });
}

/** Runs slowhttptest. @returns What it saw in each second, until the end or until every connection was closed. */
async function run(options: readonly string[]): Promise<Second[]> {
  const output = path.join(temporary, "run");
  execFileSync("slowhttptest", [...COMMON, "-o", output, ...options], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [, ...lines] = (await readFile(`${output}.csv`, "utf8")).trim().split("\n");
  return lines.map((line) => {
    const [, closed = 0, , connected = 0, available = 0] = line.split(",").map(Number);
    return { closed, connected, answered: available > 0 };
  });
}

/** The address with the most bytes, of which a slow reader has the longest. */
async function largestAddress(): Promise<string> {
  const sizes = Array.from(await readSite(FOLDER), ([address, { forms }]) => ({
    address,
    size: forms.get("identity")?.body.length ?? 0,
  }));
  return sizes.reduce((most, one) => (one.size > most.size ? one : most)).address;
}
