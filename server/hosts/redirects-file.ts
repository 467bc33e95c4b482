import { NOT_FOUND } from "../../prerender/site.ts";
import type { HostSite } from "./host-site.ts";

/**
 * The `_redirects` file of Cloudflare Pages and Netlify: a page's address with a slash at its end leads to the one
 * without. Never with "!": Netlify takes both for one path, and a forced rule would lead to itself; without force the
 * page that is there comes first, and Netlify's own "pretty URLs" take the slash away.
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */
export function redirectsFile({ addresses }: HostSite): string {
  const pages = addresses.filter((address) => /^\/[^.]+$/.test(address) && address !== NOT_FOUND);
  return pages.map((address) => `${address}/ ${address} 301\n`).join("");
}
