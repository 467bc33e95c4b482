import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { nginxConfig } from "./serving-nginx.ts";

/** A server under load. */
export interface Running {
  name: string;
  /** Without a slash at its end. */
  url: string;
  stop(): Promise<void>;
}

const START_WITHIN = 10_000;

/** Starts the site's own server on a folder, as `npm start` does. */
export async function startBuiltIn(folder: string): Promise<Running> {
  const main = path.join(import.meta.dirname, "../server/main.ts");
  const child = spawn(process.execPath, ["--import", "tsx", main, folder], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data", { signal: AbortSignal.timeout(START_WITHIN) });
  const port = /:(\d+)\s*$/.exec(String(line))?.[1];
  return { name: "built-in", url: `http://127.0.0.1:${port}`, stop: () => stop(child) };
}

/**
 * Starts nginx on a folder.
 * @param workers Its processes: a number, or "auto" for one per core.
 * @param like A running server; nginx sends the same headers.
 */
export async function startNginx(folder: string, workers: 1 | "auto", like: Running): Promise<Running> {
  const temporary = await mkdtemp(path.join(tmpdir(), "nginx-"));
  const port = await freePort();
  const { headers } = await fetch(`${like.url}/`);
  const config = path.join(temporary, "nginx.conf");
  await writeFile(config, nginxConfig({ folder, temporary, port, workers, headers }));
  const child = spawn("nginx", ["-p", temporary, "-c", config, "-e", "stderr"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, child);
  return {
    name: `nginx, ${workers === 1 ? "1 worker" : "workers: auto"}`,
    url,
    async stop() {
      await stop(child);
      await rm(temporary, { recursive: true, force: true });
    },
  };
}

/** Resolves as soon as a server answers. */
async function answers(url: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + START_WITHIN; ; ) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > end) throw error;
      await wait(20);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("There is no free port");
  return address.port;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, "exit");
}
