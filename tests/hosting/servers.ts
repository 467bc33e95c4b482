import { startCaddy } from "../../scripts/caddy.ts";
import { startNginx } from "../../scripts/nginx.ts";
import { listen, originOf, type RunningServer } from "../../scripts/servers.ts";
import { createSiteServer } from "../../server/app.ts";
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
