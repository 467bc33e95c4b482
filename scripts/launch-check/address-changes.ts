import type { SiteFiles } from "../../hosting/built-site.ts";
import type { Judged } from "./report.ts";
import type { Ask } from "./web-client.ts";

const FORMERLY =
  "To lead visitors on from there, add it to `formerly` of the page that takes its place (CONTRIBUTING.md)";

/**
 * The addresses that the build has gained and lost since the last deploy, by the deployed sitemap; none if
 * there is no such sitemap.
 */
export async function addressChanges(
  siteUrl: string,
  files: SiteFiles,
  redirects: ReadonlyMap<string, string>,
  ask: Ask,
): Promise<Judged[]> {
  const built = addressesIn(files.get("/sitemap.xml")?.body, siteUrl);
  const answer = await ask(`${siteUrl}/sitemap.xml`);
  if (typeof answer === "string" || answer.status !== 200) return [];
  const deployed = addressesIn(answer.body, siteUrl);
  const lost = deployed.filter((address) => !files.has(address) && !redirects.has(address));
  const gained = built.filter((address) => !deployed.includes(address));
  return [
    ...lost.map((address): Judged => [`Is ${address} meant to go? The deployed site has it.`, FORMERLY]),
    ...(gained.length > 0 ? [["Are these addresses meant to be new?", gained.join(", ")] as const] : []),
  ];
}

/** The addresses that a sitemap lists, without protocol and host. */
function addressesIn(sitemap: Buffer | undefined, siteUrl: string): string[] {
  const listed = String(sitemap ?? "").matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g);
  return Array.from(listed, ([, url = ""]) => url)
    .filter((url) => URL.canParse(url) && new URL(url).origin === siteUrl)
    .map((url) => new URL(url).pathname);
}
