import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort, type RunningServer, startProgram } from "../scripts/servers.ts";
import { nginxConfig } from "./serving-nginx.ts";

/** A server under load. */
export interface Rival extends RunningServer {
  name: string;
}

/**
 * Starts nginx on a folder.
 * @param workers Its processes: a number, or "auto" for one per core.
 * @param like A running server; nginx sends the same headers.
 */
export async function startNginx(folder: string, workers: 1 | "auto", like: RunningServer): Promise<Rival> {
  const temporary = await mkdtemp(path.join(tmpdir(), "nginx-"));
  const port = await freePort();
  const { headers } = await fetch(`${like.origin}/`);
  const config = path.join(temporary, "nginx.conf");
  await writeFile(config, nginxConfig({ folder, temporary, port, workers, headers }));
  const nginx = await startProgram("nginx", ["-p", temporary, "-c", config, "-e", "stderr"], port);
  return {
    ...nginx,
    name: `nginx, ${workers === 1 ? "1 worker" : "workers: auto"}`,
    async stop() {
      await nginx.stop();
      await rm(temporary, { recursive: true, force: true });
    },
  };
}
