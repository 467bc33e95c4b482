import { execFileSync } from "node:child_process";
import { createHash, createPublicKey, generateKeyPairSync } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { ROOT, removeSite, writeSite } from "../folders.ts";
import { ensureProgram, NGINX_PACKAGES } from "./programs.ts";
import { freePort, type RunningServer, startProgram } from "./servers.ts";

/**
 * Starts Debian's nginx for this machine only: Debian's configuration around the server block that the build has
 * written, without logs, folders that only root may write to, and certificates.
 * @param block Tests change only its port and folder.
 * @param files Those that the block includes.
 * @throws {Error} that says what to install, or has what nginx wrote to standard error.
 */
export async function startNginx(
  block: string,
  folder: string,
  port: number,
  files: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const site = block
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
    .replace("/etc/nginx/site-tls/", "tls")
    .replace("root /var/www/site/dist;", `root ${folder};`);
  const args = ["-p", ".", "-c", "nginx.conf", "-e", "stderr"];
  const all = { "site.conf": site, "nginx.conf": FRAME, ...files };
  return await startProgram(ensureProgram("nginx", NGINX_PACKAGES), args, port, {}, all);
}

/**
 * Serves a built site, or another folder, over https with HTTP/2, as visitors get it, with the files that the build
 * wrote for hosts.
 * @param key The certificate's private key, in PEM. Clients that trust it get the pages.
 * @param options `site` is the folder that has dist/ and hosts/.
 */
export async function startHttps(
  key: string,
  options: { site?: string; folder?: string; port?: number } = {},
): Promise<RunningServer> {
  const { site = ROOT, folder = path.join(site, "dist"), port = await freePort() } = options;
  const [block, tls, certificate] = await Promise.all([
    readFile(path.join(site, "hosts/nginx.conf"), "utf8"),
    readFile(path.join(site, "hosts/nginx-tls.conf"), "utf8"),
    localCertificate(key),
  ]);
  const server = await startNginx(block.replace("listen 80;", ""), folder, port, {
    "tls.conf": tls
      .replace("listen 443", `listen 127.0.0.1:${port}`)
      .replace(/listen \[::\]:443 .*/, "")
      .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+\//g, ""),
    "fullchain.pem": certificate,
    "privkey.pem": key,
  });
  return { ...server, origin: server.origin.replace("http", "https") };
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

/** A new private key, in PEM. */
export function newKey(): string {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return String(privateKey.export({ type: "pkcs8", format: "pem" }));
}

/** A self-signed certificate for a server of this machine, valid for a day, in PEM. */
async function localCertificate(key: string): Promise<string> {
  const folder = await writeSite({ "key.pem": key });
  const name = ["-subj", "/CN=for tests", "-addext", "subjectAltName=IP:127.0.0.1"];
  const args = ["req", "-x509", "-key", "key.pem", "-days", "1", ...name];
  const cert = execFileSync(ensureProgram("openssl"), args, { cwd: folder, encoding: "utf8" });
  await removeSite(folder);
  return cert;
}

/**
 * The flag that makes Chromium trust every certificate of a key. Merely ignoring certificate errors is
 * not enough: service workers then do not register. Chromium reads this flag only together with --user-data-dir
 * (services/network/public/cpp/network_switches.cc).
 */
export function trust(key: string): string {
  const spki = createPublicKey(key).export({ type: "spki", format: "der" });
  return `--ignore-certificate-errors-spki-list=${createHash("sha256").update(spki).digest("base64")}`;
}
