/** Where a file of the site names an address of the site in full. */
const FULL_ADDRESS =
  /(?:rel="canonical" href|(?:property|name)="(?:og:url|og:image|twitter:image)" content)="([^"]+)"|<loc>([^<]+)|^(?:Sitemap|Canonical): (\S+)/gm;

/** The addresses that a page, the sitemap, robots.txt or security.txt gives as the site's own, but that are on another host. */
export function foreignAddresses(text: string, siteUrl: string): string[] {
  const addresses = Array.from(text.matchAll(FULL_ADDRESS), (match) => match.slice(1).find(Boolean) ?? "");
  return addresses.filter((address) => !URL.canParse(address) || new URL(address).origin !== siteUrl);
}
