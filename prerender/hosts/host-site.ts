import { type HeaderRule, headersFor } from "../../server/header-rules.ts";

/** What the files for hosts are written from. */
export interface HostSite {
  /** Protocol and host. */
  siteUrl: string;
  /** Every address that the site answers with a file: "/", "/lockouts", "/assets/…". */
  addresses: readonly string[];
  rules: readonly HeaderRule[];
  /** Where old addresses lead. */
  redirects: ReadonlyMap<string, string>;
}

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Addresses whose headers are not those of the others: a folder ("/og/"), or a list. */
export interface SpecialAddresses {
  folder: string | null;
  addresses: readonly string[];
  headers: Headers;
}

/** The headers of every address that no special rule is about, unknown ones included. */
export function commonHeaders({ rules }: HostSite): Headers {
  return headersFor("/no-such-page", rules);
}

/**
 * The special addresses, none of them twice, for hosts that know no "later rules win". Where browsers keep
 * what they get, each file is listed: a 404 of that folder must not be kept. No rule may be about a part of
 * another's folder.
 */
export function specialAddresses(site: HostSite): SpecialAddresses[] {
  const { rules, addresses } = site;
  const usual = commonHeaders(site)["Cache-Control"];
  const paths = rules.map(({ path }) => path).filter((path) => path !== "/*");
  return paths
    .map((path) => {
      const folder = path.endsWith("*") ? path.slice(0, -1) : null;
      const headers = headersFor(folder ?? path, rules);
      if (folder === null) return { folder, addresses: [path], headers };
      const listed = addresses.filter((address) => address.startsWith(folder));
      return { folder: headers["Cache-Control"] === usual ? folder : null, addresses: listed, headers };
    })
    .filter((special) => special.addresses.length > 0);
}

/** Only the headers with these names. */
export function pick(headers: Headers, names: readonly string[]): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}

/** Only the headers with other names. */
export function omit(headers: Headers, names: readonly string[]): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
