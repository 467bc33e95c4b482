import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { SITE_ROOT } from "../prerender/hosts/nginx-file.ts";
import type { Certificate } from "./certificate.ts";
import { freePort, type RunningServer, startProgram } from "./servers.ts";

/** What nginx serves, and how. */
export interface NginxSite {
  folder: string;
  /** As the build writes it; only what a test must change is changed: where it listens, and its folder. */
  nginx: string;
  /** For https with HTTP/2, by the file that the build writes for it. */
  tls?: { file: string; certificate: Certificate };
}

const TLS_FILES = "/etc/nginx/site-tls/*.conf";

/**
 * Starts Debian's nginx for this machine alone: Debian's frame around the written server block, but for logs, the
 * folders that only root may write to, and certificates.
 * @throws {Error} with what it wrote to standard error, when it does not start.
 */
export async function startNginx({ folder, nginx, tls }: NginxSite): Promise<RunningServer> {
  const temporary = await mkdtemp(path.join(tmpdir(), "nginx-"));
  const port = await freePort();
  const inTemporary = (name: string) => path.join(temporary, name);
  const block = nginx
    .replace("listen 80;", tls ? "" : `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
    .replace(TLS_FILES, inTemporary("tls*.conf"))
    .replace(`root ${SITE_ROOT};`, `root ${folder};`);
  if (tls) {
    const listening = tls.file
      .replace("listen 443", `listen 127.0.0.1:${port}`)
      .replace(/listen \[::\]:443 .*/, "")
      .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, temporary);
    await writeFile(inTemporary("tls.conf"), listening);
    await writeFile(inTemporary("fullchain.pem"), tls.certificate.cert);
    await writeFile(inTemporary("privkey.pem"), tls.certificate.key, { mode: 0o600 });
  }
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
  ssl_protocols TLSv1.2 TLSv1.3;
  ${temporaryPaths.join("\n  ")}
  include ${temporary}/site.conf;
}
`;
  await writeFile(inTemporary("site.conf"), block);
  await writeFile(inTemporary("nginx.conf"), frame);
  // Debian has nginx where only root looks.
  const env = { ...process.env, PATH: `${process.env.PATH}${path.delimiter}/usr/sbin` };
  const server = await startProgram("nginx", ["-c", inTemporary("nginx.conf"), "-e", "stderr"], port, env);
  return {
    port,
    origin: tls ? server.origin.replace("http", "https") : server.origin,
    stop: async () => {
      await server.stop();
      await rm(temporary, { recursive: true });
    },
  };
}
