import { ensureProgram } from "./debian-packages.ts";
import { freePort, type RunningServer, startWithFiles } from "./servers.ts";

/**
 * Starts Caddy over http, for this machine only. If Caddy is missing, installs Debian's package first.
 * @param caddyfile The Caddyfile that the build writes.
 * @throws {Error} that says what to install, or has what Caddy wrote to standard error.
 */
export async function startCaddy(folder: string, caddyfile: string): Promise<RunningServer> {
  const port = await freePort();
  const frame = "{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n";
  const env = {
    SITE_ADDRESS: `http://:${port}`,
    SITE_ROOT: folder,
    XDG_DATA_HOME: ".",
    XDG_CONFIG_HOME: ".",
  };
  const program = ensureProgram("caddy");
  return await startWithFiles(
    { Caddyfile: frame + caddyfile },
    program,
    ["run", "--config", "Caddyfile"],
    port,
    env,
  );
}
