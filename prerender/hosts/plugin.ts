import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { rulesOfSite } from "../../server/header-rules.ts";
import { readRedirects, readSite } from "../../server/site-files.ts";
import type { Business } from "../../src/business/schema.ts";
import { caddyFile } from "./caddy-file.ts";
import { beyondCloudflare } from "./cloudflare-limits.ts";
import { headersFile } from "./headers-file.ts";
import type { HostSite } from "./host-site.ts";
import { nginxFile, nginxTlsFile } from "./nginx-file.ts";
import { redirectsFile } from "./redirects-file.ts";
import { vercelFile } from "./vercel-file.ts";

/** Writes the files for hosts when the pages are there, and after all files were compressed: hosts read these as text. */
export function hostFiles(business: Business): Plugin {
  return {
    name: "host-files",
    buildApp: {
      order: "post",
      async handler({ config, environments }) {
        const outDir = environments.client?.config.build.outDir ?? "dist";
        const warnings = await writeHostFiles(
          business,
          path.resolve(config.root, outDir),
          path.resolve(config.root, "hosts"),
        );
        for (const warning of warnings) config.logger.warn(warning);
      },
    },
  };
}

/**
 * Writes what each host needs to serve a built site: into the site's folder what hosts look for there and never
 * send, into another folder the configurations of web servers.
 * @returns Warnings, one line each.
 */
async function writeHostFiles(
  business: Business,
  siteFolder: string,
  serversFolder: string,
): Promise<string[]> {
  const files = await readSite(siteFolder);
  const site: HostSite = {
    siteUrl: business.siteUrl,
    addresses: [...files.keys()].sort(),
    rules: rulesOfSite(files, business.adMonitoring?.script ?? null),
    redirects: await readRedirects(siteFolder),
  };
  const headers = headersFile(site);
  const redirects = redirectsFile(site);
  const written = [
    [siteFolder, "_headers", headers],
    [siteFolder, "_redirects", redirects],
    [siteFolder, "vercel.json", vercelFile(site)],
    [serversFolder, "nginx.conf", nginxFile(site)],
    [serversFolder, "nginx-tls.conf", nginxTlsFile(site)],
    [serversFolder, "Caddyfile", caddyFile(site)],
  ] as const;
  await mkdir(serversFolder, { recursive: true });
  for (const [folder, name, text] of written) await writeFile(path.join(folder, name), text);
  return beyondCloudflare(headers, redirects);
}
