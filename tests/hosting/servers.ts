import { cp, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { caddyFile } from "../../prerender/hosts/caddy-file.ts";
import { nginxFile } from "../../prerender/hosts/nginx-file.ts";
import { startCaddy } from "../../scripts/caddy.ts";
import { startNginx } from "../../scripts/nginx.ts";
import { listen, originOf, type RunningServer } from "../../scripts/servers.ts";
import { createSiteServer } from "../../server/app.ts";
import { type HeaderRule, headerRules } from "../../server/header-rules.ts";
import { readRedirects, readSite } from "../../server/site-files.ts";
import { siteRules } from "../../server/site-rules.ts";
import { business } from "../../src/business/current.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** Stands in every file that must not be sent. */
export const SECRET = "THE-SECRET-OF-THE-HOSTING-TESTS";

/** What a deployed folder may hold by accident, and one file that it holds on purpose; some stand outside of it. */
const PLANTED = {
  "outside.txt": SECRET,
  "dist.html": SECRET,
  "dist/.env": SECRET,
  "dist/.git/config": SECRET,
  "dist/pictures/.htpasswd": SECRET,
  "dist/.well-known/.secret": SECRET,
  "dist/.well-known/planted.txt": "to be found",
};

/** A site's folder, and what each server goes by. */
export interface Deployment {
  folder: string;
  rules: readonly HeaderRule[];
  redirects: ReadonlyMap<string, string>;
  nginx: string;
  caddyfile: string;
}

/** The three servers. Only where they listen, which folder they send, and Caddy's certificates differ from a real host. */
export const STARTERS = { "built-in": startBuiltIn, nginx: startNginx, Caddy: startCaddy };

export const SERVERS = Object.keys(STARTERS) as (keyof typeof STARTERS)[];

/** Copies the built site into a temporary folder, with what must not be sent in it and beside it. */
export async function plantSite(): Promise<{ parent: string; folder: string }> {
  const parent = await mkdtemp(path.join(tmpdir(), "hosting-"));
  const folder = path.join(parent, "dist");
  await cp(path.join(ROOT, "dist"), folder, { recursive: true, preserveTimestamps: true });
  for (const [name, content] of Object.entries(PLANTED)) {
    await mkdir(path.dirname(path.join(parent, name)), { recursive: true });
    await writeFile(path.join(parent, name), content);
  }
  return { parent, folder };
}

/** The site with the files that the build wrote. */
export async function asBuilt(folder: string): Promise<Deployment> {
  return {
    folder,
    rules: siteRules(await readSite(folder)),
    redirects: await readRedirects(folder),
    nginx: await readFile(path.join(ROOT, "hosts/nginx.conf"), "utf8"),
    caddyfile: await readFile(path.join(ROOT, "hosts/Caddyfile"), "utf8"),
  };
}

/**
 * The site with the files that a build would write when the owner has ad monitoring, for which one page has its own policy,
 * and when pages have had other addresses before.
 */
export async function withAdMonitoring(folder: string): Promise<Deployment> {
  const adScript = "https://ads.example/monitor.js";
  const rules = headerRules({ styleHashes: [], scriptHashes: [], adScript });
  const addresses = [...(await readSite(folder)).keys()];
  const redirects = new Map([
    ["/unlocking", "/lockouts"],
    ["/lockouts-old", "/lockouts"],
  ]);
  const site = { siteUrl: business.siteUrl, addresses, rules, redirects };
  return { folder, rules, redirects, nginx: nginxFile(site), caddyfile: caddyFile(site) };
}

async function startBuiltIn({ folder, rules, redirects }: Deployment): Promise<RunningServer> {
  const server = createSiteServer(await readSite(folder), rules, redirects);
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
