import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Redirect } from "../../src/shared/build-contract.ts";
import { addressOfFile, fileOf } from "../../src/shared/files.ts";

/**
 * The placeholder for the site's name in templates. Without "www." it is the other name, which redirects to
 * the site.
 */
const EXAMPLE = /\b(www\.)?example\.com\b/g;

/** The placeholder for a host that allows no dots. */
const EXAMPLE_WITHOUT_DOTS = "www-example-com";

/** The guide to deploying is a template too: its commands can be copied as they are. */
const GUIDE = "deploy.md";

/** The placeholder for old addresses in templates. */
const OLD_ADDRESSES = /^(\s*)# \(old addresses\)\n|(?<="redirects": )\[\]/m;

/** The placeholder for the owner's pages, in templates for servers that send no page by its file name. */
const OWN_PAGES = /^[ \t]*# \(pages from public\/\)\n/m;

/** How each of these templates lets one be sent: search engines ask for "/google1a2b.html", with its ending. */
const SENDS: Readonly<Record<string, (file: string) => string>> = {
  "nginx.conf": (file) => `  location = /${file} {}\n`,
  Caddyfile: (file) => `\t\t\tnot path /${file}\n`,
};

/** An old address, with or without a slash at its end, as a regular expression. */
const pattern = (from: string) => `^${from.replaceAll(".", "\\.")}/?$`;

/** Whether an old address is the file of the page that it leads to. Hosts that have `.html` in no address redirect it. */
const isOwnFile = ({ from, to }: Redirect) => from === `/${fileOf(to)}`;

/** How each template with redirects writes one of them. */
const LEADS: Readonly<Record<string, (redirect: Redirect, index: number) => string>> = {
  _redirects: ({ from, to }) => `${from} ${to} 301\n`,
  "nginx.conf": ({ from, to }) => `  rewrite ${pattern(from)} ${to} permanent;\n`,
  // A regular expression, because `path` makes no difference between capitals and small letters.
  Caddyfile: ({ from, to }, index) =>
    `\t\t@old_${index} path_regexp ${pattern(from)}\n\t\troute @old_${index} {\n\t\t\trewrite * ${to}\n\t\t\tredir {uri} permanent\n\t\t}\n`,
  // Vercel's cleanUrls takes off the ending before it looks for a redirect.
  "vercel.json": ({ from, to }) =>
    JSON.stringify({ source: addressOfFile(from.slice(1)), destination: to, statusCode: 301 }),
};

/** Files that hosts read in the site's own folder, and do not serve. */
export const FILES_IN_SITE = ["_headers", "_redirects", "vercel.json", ".assetsignore"] as const;

/** Files that owners copy to a server, or pass to a program. */
export const FILES_BESIDE_SITE = [
  "nginx.conf",
  "nginx-tls.conf",
  "Caddyfile",
  "wrangler.jsonc",
  GUIDE,
] as const;

/**
 * The files for hosts by their names: the templates in this folder, with the site's address, the old addresses, and the
 * pages among the owner's files in them.
 */
export async function hostFiles(
  names: readonly string[],
  siteUrl: string,
  redirects: readonly Redirect[],
  asTheyAre: readonly string[] = [],
): Promise<Record<string, string>> {
  const { host } = new URL(siteUrl);
  const otherHost = host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`;
  const files = names.map(async (name) => {
    const folder = name === GUIDE ? "../../docs" : ".";
    const template = await readFile(path.join(import.meta.dirname, folder, name), "utf8");
    const lead = LEADS[name];
    const send = SENDS[name];
    const ownPages = send ? asTheyAre.filter((file) => file.endsWith(".html")).map(send) : [];
    const text = template
      .replace(/^\uFEFF/, "")
      .replaceAll("\r\n", "\n")
      .replaceAll(EXAMPLE, (_, www?: string) => (www ? host : otherHost))
      .replaceAll(EXAMPLE_WITHOUT_DOTS, host.replaceAll(/\W/g, "-"))
      .replace(OWN_PAGES, ownPages.join(""))
      .replace(OLD_ADDRESSES, () => {
        const written =
          name === "vercel.json" ? redirects.filter((redirect) => !isOwnFile(redirect)) : redirects;
        const leads = lead ? written.map(lead) : [];
        return name.endsWith(".json") ? `[${leads.join(", ")}]` : leads.join("");
      });
    return [name, text] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

/**
 * Pages that forward from old addresses, for hosts without redirects (GitHub Pages). They are beside the site: Netlify would
 * show them in place of a redirect. There is none for what would be no page (`/x.php`), or is the new one.
 */
export function oldPages(siteUrl: string, redirects: readonly Redirect[]): Record<string, string> {
  const pages = redirects.filter(
    (redirect) => fileOf(redirect.from).endsWith(".html") && !isOwnFile(redirect),
  );
  return Object.fromEntries(
    pages.map(({ from, to }) => [`github-pages/${fileOf(from)}`, oldPage(siteUrl, to)]),
  );
}

function oldPage(siteUrl: string, to: string): string {
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'"/><meta name="viewport" content="width=device-width"/><title>This page has moved</title><link rel="canonical" href="${siteUrl}${to}"/><meta http-equiv="refresh" content="0;url=${to}"/></head><body><h1>This page has moved</h1><p><a href="${to}">Go to its new address</a></p></body></html>`;
}

/**
 * The headers of pages and files by the start of their addresses, as in `_headers`; the files of all other hosts set the
 * same.
 */
export const HEADER_RULES = readFileSync(path.join(import.meta.dirname, "_headers"), "utf8")
  .split(/^(?=\/)/m)
  .slice(1)
  .map((rule) => {
    const [start = ""] = rule.split("*", 1);
    const lines = rule.matchAll(/^ +([\w-]+): (.+?)\r?$/gm);
    const pairs = Array.from(lines, ([, name = "", value = ""]) => [name, value] as const);
    return { start, headers: Object.fromEntries(pairs) };
  });

/** The headers of one address. By default, browsers must ask for it again each time: the next deploy may change it, or add it. */
export function headersFor(address: string): Record<string, string> {
  const matching = HEADER_RULES.filter(({ start }) => address.startsWith(start));
  return Object.assign({ "Cache-Control": "no-cache" }, ...matching.map(({ headers }) => headers));
}
