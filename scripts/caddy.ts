import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Certificate, localCertificate } from "./certificate.ts";
import { ensureProgram } from "./debian-packages.ts";
import { freePort, type RunningServer, startWithFiles } from "./servers.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

/** What Caddy serves, and how. */
export interface CaddySite {
  folder: string;
  /** As the build writes it; only what a test must change is changed: where it listens, and its certificate. */
  caddyfile: string;
  /** A free one unless given. */
  port?: number;
  /** For https with HTTP/2, whatever the host is called; without one, http at the site's own name. */
  certificate?: Certificate;
}

/**
 * Starts Caddy for this machine alone; where there is none, installs Debian's first.
 * @throws {Error} that says what to install, or with what it wrote to standard error.
 */
export async function startCaddy({ folder, caddyfile, ...options }: CaddySite): Promise<RunningServer> {
  const { port = await freePort(), certificate } = options;
  const listening = caddyfile.replace(/^(\S+) \{$/m, (_, name: string) =>
    certificate
      ? `https://127.0.0.1:${port} {\n\tbind 127.0.0.1\n\ttls cert.pem key.pem`
      : `http://${name}:${port} {\n\tbind 127.0.0.1`,
  );
  // QUIC takes no certificate that is trusted by its key.
  const frame = "{\n\tadmin off\n\tauto_https off\n\tservers {\n\t\tprotocols h1 h2\n\t}\n}\n";
  const files = {
    Caddyfile: frame + listening,
    ...(certificate && { "cert.pem": certificate.cert, "key.pem": certificate.key }),
  };
  const env = { SITE_ROOT: folder, XDG_DATA_HOME: ".", XDG_CONFIG_HOME: "." };
  const program = ensureProgram("caddy");
  const server = await startWithFiles(files, program, ["run", "--config", "Caddyfile"], port, env);
  return certificate ? { ...server, origin: server.origin.replace("http", "https") } : server;
}

/**
 * Serves the built site over https with HTTP/2, as visitors get it, by the Caddyfile that the last build wrote.
 * @param key The certificate's private key, in PEM; who trusts it gets the pages.
 */
export async function startHttps(key: string, port?: number): Promise<RunningServer> {
  return await startCaddy({
    folder: path.join(ROOT, "dist"),
    caddyfile: await readFile(path.join(ROOT, "hosts/Caddyfile"), "utf8"),
    certificate: await localCertificate(key),
    ...(port !== undefined && { port }),
  });
}
