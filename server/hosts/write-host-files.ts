import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { business } from "../../src/business/current.ts";
import { readSite } from "../site-files.ts";
import { siteRules } from "../site-rules.ts";
import { caddyFile } from "./caddy-file.ts";
import { beyondCloudflare } from "./cloudflare-limits.ts";
import { headersFile } from "./headers-file.ts";
import type { HostSite } from "./host-site.ts";
import { nginxFile, nginxTlsFile } from "./nginx-file.ts";
import { redirectsFile } from "./redirects-file.ts";
import { vercelFile } from "./vercel-file.ts";

/**
 * Writes what each host needs to serve a built site: into the site's folder what hosts look for there and never
 * send, into another folder the configurations of web servers.
 * @returns Warnings, one line each.
 */
export async function writeHostFiles(siteFolder: string, serversFolder: string): Promise<string[]> {
  const files = await readSite(siteFolder);
  const site: HostSite = {
    siteUrl: business.siteUrl,
    addresses: [...files.keys()].sort(),
    rules: siteRules(files),
  };
  const headers = headersFile(site);
  const redirects = redirectsFile(site);
  await mkdir(serversFolder, { recursive: true });
  await writeFile(path.join(siteFolder, "_headers"), headers);
  await writeFile(path.join(siteFolder, "_redirects"), redirects);
  await writeFile(path.join(siteFolder, "vercel.json"), vercelFile(site));
  await writeFile(path.join(serversFolder, "nginx.conf"), nginxFile(site));
  await writeFile(path.join(serversFolder, "nginx-tls.conf"), nginxTlsFile(site));
  await writeFile(path.join(serversFolder, "Caddyfile"), caddyFile(site));
  return beyondCloudflare(headers, redirects);
}
