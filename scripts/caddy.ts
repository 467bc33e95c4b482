import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Certificate, localCertificate } from "./certificate.ts";
import { ensureDebianPackages } from "./debian-packages.ts";
import { findCommand } from "./find-command.ts";
import { freePort, type RunningServer, startProgram } from "./servers.ts";

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
 * Starts Debian's Caddy for this machine alone.
 * @throws {Error} with what it wrote to standard error, when it does not start.
 */
export async function startCaddy({ folder, caddyfile, ...options }: CaddySite): Promise<RunningServer> {
  const { port = await freePort(), certificate } = options;
  const home = await mkdtemp(path.join(tmpdir(), "caddy-"));
  const inHome = (name: string) => path.join(home, name);
  if (certificate) {
    await writeFile(inHome("cert.pem"), certificate.cert);
    await writeFile(inHome("key.pem"), certificate.key, { mode: 0o600 });
  }
  const listening = caddyfile.replace(/^(\S+) \{$/m, (_, name: string) =>
    certificate
      ? `https://127.0.0.1:${port} {\n\tbind 127.0.0.1\n\ttls ${inHome("cert.pem")} ${inHome("key.pem")}`
      : `http://${name}:${port} {\n\tbind 127.0.0.1`,
  );
  // QUIC takes no certificate that is trusted by its key.
  const frame = "{\n\tadmin off\n\tauto_https off\n\tservers {\n\t\tprotocols h1 h2\n\t}\n}\n";
  await writeFile(inHome("Caddyfile"), frame + listening);
  const env = { ...process.env, SITE_ROOT: folder, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const server = await startProgram("caddy", ["run", "--config", inHome("Caddyfile")], port, env);
  return {
    port,
    origin: certificate ? `https://127.0.0.1:${port}` : server.origin,
    stop: async () => {
      await server.stop();
      await rm(home, { recursive: true });
    },
  };
}

/**
 * Serves the built site over https with HTTP/2, as visitors get it, by the Caddyfile that the last build wrote. Where
 * there is no Caddy, installs Debian's (as root on Debian or Ubuntu).
 * @param key The certificate's private key, in PEM; who trusts it gets the pages.
 * @throws {Error} that says what to do, when there is no Caddy.
 */
export async function startHttps(key: string, port?: number): Promise<RunningServer> {
  if (!findCommand("caddy") && !ensureDebianPackages(["caddy"]))
    throw new Error("https needs Caddy: install it (Debian: sudo apt-get install caddy)");
  return await startCaddy({
    folder: path.join(ROOT, "dist"),
    caddyfile: await readFile(path.join(ROOT, "hosts/Caddyfile"), "utf8"),
    certificate: await localCertificate(key),
    ...(port !== undefined && { port }),
  });
}
