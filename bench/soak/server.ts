import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Reading } from "./probe.ts";

const START_WITHIN = 20_000;
const ANSWER_WITHIN = 10_000;
const STOP_WITHIN = 10_000;

/** The server under load. */
export interface LoadedServer {
  port: number;
  /** @param question "heap" asks for a garbage collection first. */
  read(question: "state" | "heap"): Promise<Reading>;
  /** What it wrote to standard error, and how it ended if it did. */
  complaints(): string[];
  /** Ends it as an operator does. @returns Its exit code, and how long that took in milliseconds. */
  stop(): Promise<{ code: number | null; took: number }>;
}

/** Starts the built-in server on a folder, as `npm start` does, with the probe beside it. */
export async function startServer(folder: string): Promise<LoadedServer> {
  const main = path.join(import.meta.dirname, "../../server/main.ts");
  const probe = new URL("probe.ts", import.meta.url).href;
  const child = spawn(process.execPath, ["--expose-gc", "--import", "tsx", "--import", probe, main, folder], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let complaints = "";
  child.stderr?.on("data", (chunk) => {
    complaints += chunk;
  });
  if (!child.stdout) throw new Error("The server has no standard output");
  const [line] = await once(child.stdout, "data", { signal: AbortSignal.timeout(START_WITHIN) });
  return {
    port: Number(/:(\d+)\s*$/.exec(String(line))?.[1]),
    async read(question) {
      const answer = once(child, "message", { signal: AbortSignal.timeout(ANSWER_WITHIN) });
      child.send(question);
      const [reading] = await answer;
      return reading as Reading;
    },
    complaints: () => [
      ...(complaints ? [`The server wrote: ${complaints}`] : []),
      ...(child.exitCode === null && child.signalCode === null ? [] : ["The server ended under load"]),
    ],
    stop: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<{ code: number | null; took: number }> {
  const started = performance.now();
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, "exit");
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN);
    child.kill("SIGTERM");
    await ended;
    clearTimeout(timer);
  }
  return { code: child.exitCode, took: performance.now() - started };
}
