import { expectedAnswers } from "../../hosting/expected-answers.ts";
import type { Finding } from "../../scripts/launch-check/report.ts";
import type { Ask } from "../../scripts/launch-check/web-client.ts";

/* A site without a fault, and a host that answers as it should; tests then break one thing. */

export const SITE_URL = "https://www.lonestar.us";

/** The moment this many days from now. */
export function inDays(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}

function file(address: string, type: string, text: string) {
  return [address, { type, body: Buffer.from(text) }] as const;
}

function page(address: string) {
  const head = `<link rel="canonical" href="${SITE_URL + address}"/>`;
  return file(address, "text/html; charset=utf-8", `<!doctype html>${head}<h1>${address}</h1>`);
}

export const launch = {
  siteUrl: SITE_URL,
  files: new Map([
    page("/"),
    page("/lockouts"),
    page("/404"),
    file("/sitemap.xml", "text/xml", `<loc>${SITE_URL}/</loc>`),
    file("/assets/app-1a2b.js", "text/javascript", "x".repeat(2000)),
    file("/.well-known/security.txt", "text/plain", `Expires: ${inDays(200).toISOString()}\n`),
  ]),
  redirects: new Map([["/unlocking", "/lockouts"]]),
};

/** The site's host, at its own address over https; other addresses are redirected there. */
export const host: Ask = async (url) => {
  const { origin, pathname, search } = new URL(url);
  if (origin !== SITE_URL)
    return { status: 301, headers: { location: SITE_URL + pathname }, body: Buffer.alloc(0) };
  const expected = expectedAnswers(launch.files, launch.redirects).find(
    ({ target }) => target === pathname + search,
  );
  const { statuses: [status = 500] = [], headers = {}, body = Buffer.alloc(0), location } = expected ?? {};
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return { status, headers: { ...Object.fromEntries(named), "content-encoding": "br", location }, body };
};

/** What is wrong, one line for each finding, with its address. */
export function wrongs(findings: readonly Finding[]): string[] {
  return findings.map(({ wrong, at }) => (at === undefined ? wrong : `${at} ${wrong}`));
}
