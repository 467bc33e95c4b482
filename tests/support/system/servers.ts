import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { removeSite, writeSite } from "../folders.ts";

const START_WITHIN = 30_000;

/** A web server in its own process, which only this machine can reach. */
export interface RunningServer {
  port: number;
  /** Ends without a slash. */
  origin: string;
  /** What it has written to standard error so far. */
  log(): string;
  stop(): Promise<void>;
}

/** Serves a built site as `npm start` does, on a free port or this one. */
export async function startPreview(folder: string, at?: number): Promise<RunningServer> {
  const port = at ?? (await freePort());
  const args = ["--import", "tsx", "prerender/hosts/start-preview.ts", folder];
  return await startProgram(process.execPath, args, port, { PORT: String(port), HOST: "127.0.0.1" });
}

/**
 * Starts a web server's program, and waits until it answers.
 * @param port The port in its configuration.
 * @param files What it finds in a folder of its own, which is removed at its end; by default, it runs in this one.
 * @throws {Error} with what it wrote to standard error, if it ends or takes too long.
 */
export async function startProgram(
  program: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
  files?: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const cwd = files ? await writeSite(files) : process.cwd();
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    cwd,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  child.stderr.on("data", (chunk: Buffer) => {
    log += chunk;
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    }
    if (files) await removeSite(cwd);
  };
  const origin = `http://127.0.0.1:${port}`;
  const end = Date.now() + START_WITHIN;
  // A server for https answers http, too: that it is the wrong protocol.
  const signal = AbortSignal.timeout(START_WITHIN);
  const answer = () => fetch(origin, { method: "HEAD", signal }).catch(() => undefined);
  // If the program has exited, whatever listens on the port is another program.
  for (; !(await answer()) || child.exitCode !== null; await wait(20)) {
    if (child.exitCode === null && Date.now() < end) continue;
    await stop();
    throw new Error(`${program} did not start:\n${log}`);
  }
  return { port, origin, log: () => log, stop };
}

/**
 * Makes a server listen on a free port, for this machine only.
 * @returns The port.
 */
export async function listen(server: Server): Promise<number> {
  const port = await freePort();
  await once(server.listen(port, "127.0.0.1"), "listening");
  return port;
}

/**
 * A free port, below those of outgoing connections (from 32768 on Linux, from 49152 elsewhere), and by chance, so that
 * no other caller, in this process or another, gets it before a server listens on it.
 */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return await freePort();
  }
  await once(server.close(), "close");
  return port;
}
