import path from "node:path";
import { readBuiltSite, readRedirects } from "../../prerender/hosts/built-site.ts";
import { loadOwner } from "../../prerender/load-owner.ts";
import { unfinished } from "./as-built.ts";
import { deployedProblems } from "./as-deployed.ts";
import { questions } from "./questions.ts";

/* npm run launch-check: lists what would embarrass the owner once the site is public; exits with 0 if nothing is left.
   With --url, it checks the deployed site, too. */

const root = path.resolve(import.meta.dirname, "../..");
const dist = path.join(root, "dist");
const site = await loadOwner(root);
const { articles, business, claims, leftOver, reviews } = site;
const [files, redirects] = await Promise.all([readBuiltSite(dist), readRedirects(dist)]);
const { siteUrl } = business;
const origin = originIn(process.argv.slice(2).join(" "));
const problems = [
  ...unfinished(business, reviews, articles, leftOver),
  ...(origin ? await deployedProblems({ siteUrl, files, redirects, origin }) : []),
];
const list = (heading: string, entries: readonly string[]) => [heading, ...entries].join("\n - ");
const where = origin ? `at ${origin}` : `as built; for the deployed site: npm run launch-check -- --url ${siteUrl}`;
console.log(`Launch check of ${business.name} ${where}

${list("Claimed of your business; each must be true (content/claims.yaml)", Object.values(claims))}

${list('What else only you can tell ("Before you publish" in docs/your-business.md)', questions(site))}

${problems.length === 0 ? "Nothing to fix." : list("Not ready. Fix before launch", problems)}`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Protocol and host of the address that an owner types after `--url`; "" if there is none. */
function originIn(typed: string): string {
  const address = typed.replace(/^--url[ =]?/, "");
  if (address === "") return "";
  const href = /^https?:\/\//.test(address) ? address : `https://${address}`;
  const { origin, pathname } = URL.canParse(href) ? new URL(href) : fail(`"${address}" is no web address`);
  if (!files.has(pathname))
    fail(
      `${address} is no page of this site, which works only at an address without a folder: ${origin}. On GitHub Pages, enter your domain under Settings, Pages, Custom domain`,
    );
  return origin;
}

function fail(message: string): never {
  console.error(`${message}. npm run launch-check [-- --url https://www.your-domain.com]`);
  process.exit(1);
}
