import { NOT_FOUND } from "../../src/site.ts";
import type { HostSite } from "./host-site.ts";

/**
 * The `_redirects` file of Cloudflare Pages and Netlify: an old address leads to its page, with a slash at its end or
 * without; a page's address with a slash at its end leads to the one
 * without. Never with "!": Netlify takes both for one path, and a forced rule would lead to itself; without force the
 * page that is there comes first, and Netlify's own "pretty URLs" take the slash away.
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */
export function redirectsFile({ addresses, redirects }: HostSite): string {
  const pages = addresses.filter((address) => /^\/[^.]+$/.test(address) && address !== NOT_FOUND);
  const old = Array.from(redirects, ([from, to]) => `${from} ${to} 301\n${from}/ ${to} 301\n`);
  return [...old, ...pages.map((address) => `${address}/ ${address} 301\n`)].join("");
}
