import { type HeaderRule, headersFor } from "../../server/header-rules.ts";
import {
  commonHeaders,
  type Headers,
  type HostSite,
  omit,
  pick,
  type SpecialAddresses,
  specialAddresses,
} from "./host-site.ts";

const POLICY = "Content-Security-Policy";

/**
 * The `_headers` file of Cloudflare Pages and Netlify. Every rule that matches counts, and what two rules say of one
 * header is joined by a comma; only Cloudflare can take a header back. So no address gets a header twice: what
 * differs is said of folders, of single files, and (":file") of all addresses without a folder.
 * https://developers.cloudflare.com/pages/configuration/headers/, https://docs.netlify.com/manage/routing/headers/
 *
 * What differs for one page is said of every address without a folder, one by one; unknown addresses go without. But
 * a policy they must have: they get that page's, and all others get theirs beside it, for two policies
 * allow only what both allow (https://www.w3.org/TR/CSP3/#multiple-policies).
 *
 * Files that are no documents have a document's headers all the same: Netlify can take none back, and both send a
 * header that was sent before as one byte or two.
 */
export function headersFile(list: HostSite): string {
  const site = { ...list, rules: list.rules.map(withoutRemovals) };
  const common = commonHeaders(site);
  const special = specialAddresses(site);
  const pages = special.filter(isPage);
  const folders = special.filter((one) => !isPage(one));
  const byPage = differingNames(common, pages);
  const byFolder = differingNames(common, folders).filter((name) => !byPage.includes(name));
  const pagePolicies = pages.map(({ headers }) => pick(headers, [POLICY]));
  const listed = new Set(folders.flatMap(({ addresses }) => addresses));
  const paths = [
    ...site.addresses.filter((address) => !listed.has(address)),
    ...folders.flatMap(({ folder, addresses }) => (folder ? [`${folder}*`] : addresses)),
  ];
  const rules = [
    { path: "/*", headers: Object.assign(omit(common, [...byPage, ...byFolder]), ...pagePolicies) },
    { path: "/:file", headers: pick(common, byFolder) },
    ...paths.map((path) => {
      // What the two rules above say is not said again.
      const names = /^\/[^/]+$/.test(path) ? byPage : [...byPage, ...byFolder];
      const headers = pick(headersFor(path, site.rules), names);
      return { path, headers: headers[POLICY] === common[POLICY] ? headers : omit(headers, [POLICY]) };
    }),
  ];
  const lines = rules
    .filter(({ headers }) => Object.keys(headers).length > 0)
    .flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ]);
  return `${lines.join("\n")}\n`;
}

export function withoutRemovals({ path, headers }: HeaderRule): HeaderRule {
  return { path, headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== null)) };
}

function isPage({ folder, addresses }: SpecialAddresses): boolean {
  return folder === null && addresses.some((address) => address.lastIndexOf("/") === 0);
}

function differingNames(common: Headers, special: readonly SpecialAddresses[]): string[] {
  const all = special.flatMap(({ headers }) => Object.entries(headers));
  return [...new Set(all.filter(([name, value]) => common[name] !== value).map(([name]) => name))];
}
