import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { startBuiltIn } from "../scripts/servers.ts";
import { differentAnswers } from "./serving-answers.ts";
import { requestMix } from "./serving-mix.ts";
import { type Measured, runProblems, servingTable, slowServing } from "./serving-report.ts";
import { type Rival, startNginx } from "./serving-servers.ts";
import { type Run, runWrk, wrkScript } from "./serving-wrk.ts";

/* Puts the same load on the built-in server and on nginx, in turn, and compares them. The folder is dist/, or
   the one named. */

/**
 * How many connections, and for how long. A connection waits until it is accepted, which under load Node does one
 * at a time (libuv 1.45 and later); wrk counts that wait again for each request that it held back
 * (github.com/wg/wrk, stats_correct). With many connections that is most of what short runs would measure.
 */
const LOADS = [
  { connections: 10, seconds: 4 },
  { connections: 50, seconds: 4 },
  { connections: 200, seconds: 20 },
];
const ROUNDS = 3;
const WARM_UP = { connections: 200, seconds: 4 };

// Debian has nginx where only root looks.
process.env.PATH = `${process.env.PATH}${path.delimiter}/usr/sbin`;
for (const tool of ["wrk", "nginx"]) {
  if (spawnSync(tool, ["-v"]).error) {
    console.error(`This benchmark needs ${tool}: sudo apt-get install --no-install-recommends wrk nginx`);
    process.exit(2);
  }
}

const [busy = 0] = loadavg();
if (busy > availableParallelism() / 2) {
  console.error(
    `Other programs are at work (load ${busy.toFixed(1)}): the slowest requests will tell of them.`,
  );
}

const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, "../dist"));
const mix = requestMix(await readdir(folder, { recursive: true }));
const scripts = await mkdtemp(path.join(tmpdir(), "wrk-"));
const script = { measure: path.join(scripts, "measure.lua"), look: path.join(scripts, "look.lua") };
await writeFile(script.measure, wrkScript(mix, false));
await writeFile(script.look, wrkScript(mix, true));
const servers: Rival[] = [];
const problems: string[] = [];

try {
  const builtIn = { name: "built-in", ...(await startBuiltIn(folder)) };
  servers.push(builtIn);
  servers.push(await startNginx(folder, 1, builtIn));
  // As Debian sets it up; this is the one to be compared with.
  const nginx = await startNginx(folder, "auto", builtIn);
  servers.push(nginx);
  problems.push(...(await differentAnswers(servers, mix)));
  // Looks at each answer, and warms up.
  for (const server of servers) await load(server, WARM_UP, script.look);
  const measured: Measured[] = [];
  for (const some of LOADS) measured.push(...(await rounds(some)));
  console.log(servingTable(measured));
  problems.push(...slowServing(measured, builtIn.name, nginx.name));
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await rm(scripts, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** The servers in turn, several times, so that what else the computer does hits all of them. */
async function rounds(some: (typeof LOADS)[number]): Promise<Measured[]> {
  const runs = new Map<Rival, Run[]>(servers.map((server) => [server, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const server of servers) runs.get(server)?.push(await load(server, some, script.measure));
  }
  return Array.from(runs, ([{ name }, own]) => ({ server: name, connections: some.connections, runs: own }));
}

async function load(
  server: Rival,
  { connections, seconds }: (typeof LOADS)[number],
  file: string,
): Promise<Run> {
  const run = await runWrk(server.origin, { connections, seconds, script: file });
  const wrong = runProblems(run, mix, connections);
  problems.push(...wrong.map((problem) => `${server.name}, ${connections} connections: ${problem}.`));
  return run;
}
