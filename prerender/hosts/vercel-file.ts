import {
  commonHeaders,
  type Headers,
  type HostSite,
  type SpecialAddresses,
  specialAddresses,
} from "./host-site.ts";

/**
 * The `vercel.json` of a deployed folder: https://vercel.com/docs/project-configuration/vercel-json
 * No two sources match one address, so that nothing depends on which would win.
 */
export function vercelFile(site: HostSite): string {
  const special = specialAddresses(site);
  const others = special.map(patternOf).join("|");
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    trailingSlash: false,
    redirects: Array.from(site.redirects, ([source, destination]) => ({
      source,
      destination,
      statusCode: 301,
    })),
    headers: [
      ruleOf(others ? `/((?!(?:${others})$).*)` : "/(.*)", commonHeaders(site)),
      ...special.map((addresses) => ruleOf(`/(${patternOf(addresses)})`, addresses.headers)),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** A regular expression, without captures, for the addresses without their first slash. */
function patternOf({ folder, addresses }: SpecialAddresses): string {
  return folder ? `${escaped(folder)}.*` : addresses.map(escaped).join("|");
}

function escaped(address: string): string {
  return address.slice(1).replaceAll(/[^\w/-]/g, "\\$&");
}

function ruleOf(source: string, headers: Headers) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
