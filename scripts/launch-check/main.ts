import path from "node:path";
import { readRedirects, readSite } from "../../build/hosts/built-site.ts";
import { articles, business, claims, reviews } from "../../src/owner/site.ts";
import { businessFindings, claimed, sampleFindings, toConfirm } from "./as-built.ts";
import { deployedFindings } from "./as-deployed.ts";
import { report } from "./report.ts";
import { webClient } from "./web-client.ts";

/* Lists what would embarrass the owner of the built site when it goes live; ends with 0 when nothing is left.
   With --url, asks the deployed site too. */

const dist = path.resolve(import.meta.dirname, "../../dist");
const [files, redirects] = await Promise.all([readSite(dist), readRedirects(dist)]);
const { siteUrl } = business;
const origin = originIn(process.argv.slice(2).join(" "));
const where = origin
  ? `at ${origin}`
  : `as built; for the deployed site: npm run launch-check -- --url ${siteUrl}`;
console.log(`Launch check of ${business.name} ${where}\n`);
const findings = [
  ...businessFindings(business),
  ...sampleFindings(reviews, articles),
  ...(origin ? await deployedFindings({ siteUrl, files, redirects, origin, ask: webClient() }) : []),
];
console.log(report(findings, claimed(claims, files), toConfirm(business)));
process.exitCode = findings.length === 0 ? 0 : 1;

/** Protocol and host of the address that an owner types behind `--url`; "" if there is none. */
function originIn(typed: string): string {
  // If the "--" before "--url" is missing, npm passes the address alone, or keeps all of it as a setting of its own.
  const { npm_config_url: taken = "true" } = process.env;
  const address = (typed || (taken === "true" ? "" : taken)).replace(/^--url[ =]?/, "");
  if (address === "") return "";
  const href = /^https?:\/\//.test(address) ? address : `https://${address}`;
  const { origin, pathname } = URL.canParse(href) ? new URL(href) : fail(`"${address}" is no web address`);
  if (!files.has(pathname.replace(/\.html$/, "")))
    fail(
      `${address} is no page of this site, which works only at an address without a folder: ${origin}. On GitHub Pages, enter your domain under Settings, Pages, Custom domain`,
    );
  return origin;
}

function fail(message: string): never {
  console.error(`${message}. npm run launch-check [-- --url https://www.your-domain.com]`);
  process.exit(1);
}
