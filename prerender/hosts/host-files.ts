import { readFileSync } from "node:fs";
import path from "node:path";
import type { Redirect } from "../../src/shared/build-contract.ts";
import { addressOfFile, fileOf } from "../../src/shared/files.ts";
import { replaceOnce } from "../../src/shared/text.ts";

/** What the site's host name replaces in templates; without "www.", the other name, which redirects to the site. */
const EXAMPLE = /\b(www\.)?example\.com\b/g;

/** The same for a host that allows no dots. */
const EXAMPLE_WITHOUT_DOTS = "www-example-com";

/** The guide to deploying is a template too: its commands can be copied as they are. */
const GUIDE = "deploy.md";

/** An old address, with or without a slash at its end, as a regular expression. */
const pattern = (from: string) => `^${from.replaceAll(".", "\\.")}/?$`;

/** Whether an old address is the file of the page it leads to: hosts that hide `.html` redirect that themselves. */
const isOwnFile = ({ from, to }: Redirect) => from === `/${fileOf(to)}`;

/** What files for hosts need to know of a site. */
interface HostedSite {
  siteUrl: string;
  redirects: readonly Redirect[];
  /** Names of the owner's files that are served as they are. */
  publicFiles: readonly string[];
}

/** The owner's pages, which search engines ask for with their ending: "/google1a2b.html". */
const ownPages = ({ publicFiles }: HostedSite) => publicFiles.filter((file) => file.endsWith(".html"));

/** What replaces lines of each template. All other files need only the site's address. */
const LINES: Readonly<Record<string, (site: HostedSite) => Record<string, readonly string[]>>> = {
  _redirects: ({ redirects }) => ({
    "# (old addresses)\n": redirects.map(({ from, to }) => `${from} ${to} 301\n`),
  }),
  "nginx.conf": (site) => ({
    "\n  # (old addresses)\n": site.redirects.map(({ from, to }) => `  rewrite ${pattern(from)} ${to} permanent;\n`),
    "  # (pages from public/)\n": ownPages(site).map((file) => `  location = /${file} {}\n`),
  }),
  Caddyfile: (site) => ({
    // A regular expression, because `path` makes no difference between capitals and small letters.
    "\n\t\t# (old addresses)\n": site.redirects.map(
      ({ from, to }, index) =>
        `\t\t@old_${index} path_regexp ${pattern(from)}\n\t\troute @old_${index} {\n\t\t\trewrite * ${to}\n\t\t\tredir {uri} permanent\n\t\t}\n`,
    ),
    "\t\t\t# (pages from public/)\n": ownPages(site).map((file) => `\t\t\tnot path /${file}\n`),
  }),
  "vercel.json": ({ redirects }) => {
    // Vercel's cleanUrls takes off the ending before it looks for a redirect.
    const written = redirects
      .filter((redirect) => !isOwnFile(redirect))
      .map(({ from, to }) => ({ source: addressOfFile(from.slice(1)), destination: to, statusCode: 301 }))
      .map((redirect) => JSON.stringify(redirect));
    return { '"redirects": []': [`"redirects": [${written.join(", ")}]`] };
  },
};

/** Files that hosts read in the site's own folder, and do not serve. */
export const FILES_IN_SITE = ["_headers", "_redirects", "vercel.json", ".assetsignore"] as const;

/** Files that owners copy to a server, or pass to a program. */
export const FILES_BESIDE_SITE = ["nginx.conf", "nginx-tls.conf", "Caddyfile", "wrangler.jsonc", GUIDE] as const;

/** The files for hosts by their names: the templates in this folder, filled in for the site. */
export function hostFiles(names: readonly string[], site: HostedSite): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, hostFile(name, site)]));
}

function hostFile(name: string, site: HostedSite): string {
  const { host } = new URL(site.siteUrl);
  const otherHost = host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`;
  const folder = name === GUIDE ? "../../docs" : ".";
  const template = readFileSync(path.join(import.meta.dirname, folder, name), "utf8")
    .replaceAll(EXAMPLE, (_, www?: string) => (www ? host : otherHost))
    .replaceAll(EXAMPLE_WITHOUT_DOTS, host.replaceAll(/\W/g, "-"));
  const places = Object.entries(LINES[name]?.(site) ?? {});
  return places.reduce((text, [line, lines]) => replaceOnce(text, line, lines.join("")), template);
}

/**
 * Pages that forward from old addresses, for hosts without redirects (GitHub Pages). They are not in the site's folder,
 * because Netlify would show them in place of a redirect. There is none for an address that hosts would not show as a
 * page (`/x.php`), or that is the new page's own file.
 */
export function forwardingPages({ siteUrl, redirects }: Omit<HostedSite, "publicFiles">): Record<string, string> {
  const pages = redirects.filter((redirect) => fileOf(redirect.from).endsWith(".html") && !isOwnFile(redirect));
  return Object.fromEntries(pages.map(({ from, to }) => [`github-pages/${fileOf(from)}`, oldPage(siteUrl, to)]));
}

function oldPage(siteUrl: string, to: string): string {
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'"/><meta name="viewport" content="width=device-width"/><title>This page has moved</title><link rel="canonical" href="${siteUrl}${to}"/><meta http-equiv="refresh" content="0;url=${to}"/></head><body><h1>This page has moved</h1><p><a href="${to}">Go to its new address</a></p></body></html>`;
}

/** The headers of pages and files by the start of their addresses, from `_headers`. */
const HEADER_RULES = readFileSync(path.join(import.meta.dirname, "_headers"), "utf8")
  .split(/^(?=\/)/m)
  .slice(1)
  .map((rule) => {
    const [start = ""] = rule.split(/[*\n]/, 1);
    const lines = rule.matchAll(/^ +([\w-]+): (.+)$/gm);
    const pairs = Array.from(lines, ([, name = "", value = ""]) => [name, value] as const);
    return { start, headers: Object.fromEntries(pairs) };
  });

/** The headers of one address. By default, browsers ask for it each time, because the next deploy may change it. */
export function headersFor(address: string): Record<string, string> {
  const matching = HEADER_RULES.filter(({ start }) => address.startsWith(start));
  return Object.assign({ "Cache-Control": "no-cache" }, ...matching.map(({ headers }) => headers));
}
