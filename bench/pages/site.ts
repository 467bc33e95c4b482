import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline/promises";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** A web server in a process of its own. */
export interface RunningSite {
  /** Ends without a slash. */
  origin: string;
  stop(): Promise<void>;
}

/**
 * Serves a folder with the site's own server.
 * @throws {Error} when the server ends before it says where it is.
 */
export async function serve(folder = path.join(ROOT, "dist")): Promise<RunningSite> {
  const server = spawn(process.execPath, ["--import", "tsx", path.join(ROOT, "server/main.ts"), folder], {
    cwd: ROOT,
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(server, "exit");
  const [line] = await Promise.race([once(createInterface(server.stdout), "line"), exit]);
  if (typeof line !== "string") throw new Error("The server did not start");
  return {
    origin: line,
    async stop() {
      server.kill();
      await exit;
    },
  };
}
