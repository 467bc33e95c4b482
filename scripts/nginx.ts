import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { SITE_ROOT } from "../prerender/hosts/nginx-file.ts";
import { freePort, type RunningServer, startProgram } from "./servers.ts";

/** What nginx serves, and how. */
export interface NginxSite {
  folder: string;
  /** As the build writes it; only what a test must change is changed: where it listens, and its folder. */
  nginx: string;
}

/**
 * Starts Debian's nginx for this machine alone: Debian's frame around the written server block, but for logs and the
 * folders that only root may write to.
 * @param temporary A folder for what nginx writes; it is made.
 * @throws {Error} with what it wrote to standard error, when it does not start.
 */
export async function startNginx({ folder, nginx }: NginxSite, temporary: string): Promise<RunningServer> {
  await mkdir(temporary);
  const port = await freePort();
  const block = nginx
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
    .replace(`root ${SITE_ROOT};`, `root ${folder};`);
  const temporaryPaths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${temporary}/${name};`,
  );
  // Started by root, its workers would run as a user who may not read the folder.
  const frame = `include /etc/nginx/modules-enabled/*.conf;
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes auto;
pid ${temporary}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  gzip on;
  access_log off;
  ${temporaryPaths.join("\n  ")}
  include ${temporary}/site.conf;
}
`;
  await writeFile(path.join(temporary, "site.conf"), block);
  await writeFile(path.join(temporary, "nginx.conf"), frame);
  // Debian has nginx where only root looks.
  const env = { ...process.env, PATH: `${process.env.PATH}${path.delimiter}/usr/sbin` };
  return await startProgram("nginx", ["-c", path.join(temporary, "nginx.conf"), "-e", "stderr"], port, env);
}
