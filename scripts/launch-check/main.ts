import path from "node:path";
import { readRedirects, readSite } from "../../build/hosts/built-site.ts";
import { placeholderFields } from "../../src/owner/placeholders.ts";
import { articles, business, claims, reviews } from "../../src/owner/site.ts";
import { businessFindings, claimed, sampleFindings, toConfirm } from "./as-built.ts";
import { addressChanges, deployedFindings } from "./as-deployed.ts";
import { report } from "./report.ts";
import { webClient } from "./web-client.ts";

/* Lists what would embarrass the owner of the built site when it goes live; ends with 0 when nothing is left.
   With --url, asks the deployed site too. */

// If the "--" before "--url" is missing, npm passes only the address of "--url https://…", and takes all of
// "--url=https://…" for a setting of its own.
const { npm_config_url: taken = "true" } = process.env;
const typed = process.argv.slice(2).join(" ") || (taken === "true" ? "" : taken);
const url = typed && urlOf(typed.replace(/^--url[ =]?/, ""));
if (url === null) {
  console.error(`"${typed}" is no web address. npm run launch-check [-- --url https://www.your-domain.com]`);
  process.exit(1);
}
const { siteUrl } = business;
const dist = path.resolve(import.meta.dirname, "../../dist");
const [files, redirects] = await Promise.all([readSite(dist), readRedirects(dist)]);
const build = { siteUrl, files, redirects, ask: webClient() };
const where = url
  ? `at ${url.origin}${folderOf(url)}`
  : `as built; for the deployed site: npm run launch-check -- --url ${siteUrl}`;
console.log(`Launch check of ${business.name} ${where}\n`);
const findings = [
  ...businessFindings(business),
  ...sampleFindings(reviews, articles),
  ...(url ? await deployedFindings({ ...build, origin: url.origin, folder: folderOf(url) }) : []),
];
// No site is deployed at the example address.
const isDeployed = !placeholderFields(business).includes("siteUrl");
const questions = [...toConfirm(business, files), ...(isDeployed ? await addressChanges(build) : [])];
console.log(report(findings, claimed(claims, files), questions));
process.exitCode = findings.length === 0 ? 0 : 1;

/** What an owner types as an address; null if it is none. */
function urlOf(typed: string): URL | null {
  const address = /^\w+:\/\//.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) ? url : null;
}

/** The folder in which an address has the site, without the address of a page in it: mostly none. */
function folderOf({ pathname }: URL): string {
  const path = pathname.replace(/(\.html)?\/?$/, "").replace(/\/index$/, "");
  const page = [...files.keys()].find((address) => address !== "/" && path.endsWith(address)) ?? "";
  return path.slice(0, path.length - page.length);
}
