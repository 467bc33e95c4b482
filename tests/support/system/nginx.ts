import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Certificate, localCertificate } from "./certificate.ts";
import { ensureProgram, NGINX_PACKAGES } from "./programs.ts";
import { freePort, type RunningServer, startProgram } from "./servers.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");

/** Where the recipe for nginx puts the built site. */
const SITE_ROOT = "/var/www/site/dist";

/** The settings of a server. */
export interface NginxSite {
  folder: string;
  /** The server block that the build has written. Tests change only its port and folder. */
  nginx: string;
  /** By default, a free port. */
  port?: number;
  /** For https with HTTP/2: the file that the build writes for it, and the certificate. */
  tls?: { file: string; certificate: Certificate };
}

/**
 * Starts Debian's nginx for this machine only: Debian's configuration around the written server block,
 * without logs, folders that only root may write to, and certificates.
 * @throws {Error} that says what to install, or has what nginx wrote to standard error.
 */
export async function startNginx({ folder, nginx, tls, ...given }: NginxSite): Promise<RunningServer> {
  const { port = await freePort() } = given;
  const block = nginx
    .replace("listen 80;", tls ? "" : `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
    .replace("/etc/nginx/site-tls/", "tls")
    .replace(`root ${SITE_ROOT};`, `root ${folder};`);
  const tlsFiles = tls && {
    "tls.conf": tls.file
      .replace("listen 443", `listen 127.0.0.1:${port}`)
      .replace(/listen \[::\]:443 .*/, "")
      .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+\//g, ""),
    "fullchain.pem": tls.certificate.cert,
    "privkey.pem": tls.certificate.key,
  };
  const files = { "site.conf": block, "nginx.conf": FRAME, ...tlsFiles };
  const args = ["-p", ".", "-c", "nginx.conf", "-e", "stderr"];
  const server = await startProgram(ensureProgram("nginx", NGINX_PACKAGES), args, port, {}, files);
  return tls ? { ...server, origin: server.origin.replace("http", "https") } : server;
}

/**
 * Serves the built site, or another folder, over https with HTTP/2, as visitors get it, with the files that the last build
 * wrote.
 * @param key The certificate's private key, in PEM. Clients that trust it get the pages.
 */
export async function startHttps(
  key: string,
  options: Partial<Pick<NginxSite, "folder" | "port">> = {},
): Promise<RunningServer> {
  const [nginx, file, certificate] = await Promise.all([
    readFile(path.join(ROOT, "hosts/nginx.conf"), "utf8"),
    readFile(path.join(ROOT, "hosts/nginx-tls.conf"), "utf8"),
    localCertificate(key),
  ]);
  return await startNginx({ folder: path.join(ROOT, "dist"), ...options, nginx, tls: { file, certificate } });
}

// If started by root, its workers would run as a user who may not read the folder.
const FRAME = `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes auto;
pid nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  gzip on;
  access_log off;
  ssl_protocols TLSv1.2 TLSv1.3;
  client_body_temp_path client_body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include site.conf;
}
`;
