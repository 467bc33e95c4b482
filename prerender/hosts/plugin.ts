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

/**
 * Writes what each host needs to serve the built site: into the site's folder what hosts look for there and never send,
 * into another the configurations of web servers. Last of all, after all files were compressed: hosts read these as text.
 */
export function hostFiles(business: Business): Plugin {
  return {
    name: "host-files",
    buildApp: {
      order: "post",
      async handler({ config, environments }) {
        const siteFolder = path.resolve(config.root, environments.client?.config.build.outDir ?? "dist");
        const serversFolder = path.resolve(config.root, "hosts");
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
        for (const warning of beyondCloudflare(headers, redirects)) config.logger.warn(warning);
      },
    },
  };
}
