import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { startCaddy } from "../../scripts/caddy.ts";
import { freePort, listen, originOf, type RunningServer, startProgram } from "../../scripts/servers.ts";
import { createSiteServer } from "../../server/app.ts";
import { SITE_ROOT } from "../../server/hosts/nginx-file.ts";
import { readSite } from "../../server/site-files.ts";
import type { Deployment } from "./deployments.ts";

/*
 * The three servers, with files as the build writes them. Only what a test must change is changed: where they
 * listen, which folder they send, and that Caddy gets no certificate.
 */

export const STARTERS = { "built-in": startBuiltIn, nginx: startNginx, Caddy: startCaddy };

export type ServerName = keyof typeof STARTERS;

async function startBuiltIn({ folder, rules }: Deployment): Promise<RunningServer> {
  const server = createSiteServer(await readSite(folder), rules);
  const port = await listen(server);
  return {
    port,
    origin: originOf(port),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Debian's frame around the written server block, but for logs and the folders that only root may write to. */
async function startNginx({ folder, nginx }: Deployment, temporary: string): Promise<RunningServer> {
  await mkdir(temporary);
  const port = await freePort();
  const block = nginx
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
    .replace(`root ${SITE_ROOT};`, `root ${folder};`);
  const temporaryPaths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${temporary}/${name};`,
  );
  const frame = `include /etc/nginx/modules-enabled/*.conf;
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 1;
pid ${temporary}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  gzip on;
  access_log off;
  ${temporaryPaths.join("\n  ")}
  include ${temporary}/site.conf;
}
`;
  await writeFile(path.join(temporary, "site.conf"), block);
  await writeFile(path.join(temporary, "nginx.conf"), frame);
  return await startProgram("nginx", ["-c", path.join(temporary, "nginx.conf"), "-e", "stderr"], port);
}
