import { getDomain } from "tldts";

/**
 * The provider of a script, for the page's policy: its registered domain with all subdomains. ClickCease's script is on
 * "www.", but reports to "monitor." of the same domain.
 */
export function providerSources(script: string): string[] {
  const { hostname, port } = new URL(script);
  const domain = getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
  const suffix = port && `:${port}`;
  return [`https://${domain}${suffix}`, `https://*.${domain}${suffix}`];
}
