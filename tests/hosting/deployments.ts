import { readFile } from "node:fs/promises";
import path from "node:path";
import { type HeaderRule, headerRules } from "../../server/header-rules.ts";
import { caddyFile } from "../../server/hosts/caddy-file.ts";
import { nginxFile } from "../../server/hosts/nginx-file.ts";
import { readSite } from "../../server/site-files.ts";
import { siteRules } from "../../server/site-rules.ts";
import { business } from "../../src/business/current.ts";

const HOSTS = path.resolve(import.meta.dirname, "../../hosts");

/** A site's folder, and what each server goes by. */
export interface Deployment {
  folder: string;
  rules: readonly HeaderRule[];
  nginx: string;
  caddyfile: string;
}

/** The site with the files that the build wrote. */
export async function asBuilt(folder: string): Promise<Deployment> {
  return {
    folder,
    rules: siteRules(await readSite(folder)),
    nginx: await readFile(path.join(HOSTS, "nginx.conf"), "utf8"),
    caddyfile: await readFile(path.join(HOSTS, "Caddyfile"), "utf8"),
  };
}

/** The site with the files that a build would write when the owner has ad monitoring: one page has its own policy. */
export async function withAdMonitoring(folder: string): Promise<Deployment> {
  const rules = headerRules({
    styleHashes: [],
    scriptHashes: [],
    adScript: "https://ads.example/monitor.js",
  });
  const addresses = [...(await readSite(folder)).keys()];
  const site = { siteUrl: business.siteUrl, addresses, rules };
  return { folder, rules, nginx: nginxFile(site), caddyfile: caddyFile(site) };
}
