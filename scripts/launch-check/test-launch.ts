import { headerRules, headersFor } from "../../server/header-rules.ts";
import type { SiteFile } from "../../server/site-files.ts";
import { testBusiness } from "../../src/business/test-business.ts";
import type { Built } from "./built-findings.ts";
import type { Deployment } from "./deployed/deployment.ts";
import type { Finding } from "./finding.ts";
import type { Answer, Ask } from "./web-client.ts";

/* A site without a fault, and a host that serves it as it should; tests then break one thing. */

export const NOW = new Date("2026-02-03T10:00:00Z");

export const SITE_URL = "https://www.lonestar.us";

export const business = testBusiness({
  hotline: "(817) 555-0200",
  email: "help@lonestar.us",
  siteUrl: SITE_URL,
});

/** A file of the site, as text. */
export function file(type: string, text: string): SiteFile {
  const form = { body: Buffer.from(text), etag: '"1"' };
  return { type, forms: new Map([["identity" as const, form]]) };
}

function page(address: string): SiteFile {
  const head = `<link rel="canonical" href="${SITE_URL + address}"/>`;
  return file("text/html; charset=utf-8", `<!doctype html>${head}<h1>${address}</h1>`);
}

const files: ReadonlyMap<string, SiteFile> = new Map([
  ["/", page("/")],
  ["/lockouts", page("/lockouts")],
  ["/contact", page("/contact")],
  ["/404", file("text/html; charset=utf-8", "<h1>Oops</h1>")],
  ["/robots.txt", file("text/plain; charset=utf-8", `Sitemap: ${SITE_URL}/sitemap.xml\n`)],
  ["/sitemap.xml", file("text/xml; charset=utf-8", `<loc>${SITE_URL}/</loc>`)],
  ["/assets/app-1a2b.js", file("text/javascript; charset=utf-8", "x")],
  ["/service-worker.js", file("text/javascript; charset=utf-8", "x")],
  ["/manifest.webmanifest", file("application/manifest+json; charset=utf-8", "{}")],
  [
    "/.well-known/security.txt",
    file(
      "text/plain; charset=utf-8",
      `Expires: 2026-12-31T00:00:00.000Z\nCanonical: ${SITE_URL}/.well-known/security.txt\n`,
    ),
  ],
]);

export const built: Built = {
  files,
  rules: headerRules({ styleHashes: [], scriptHashes: [], adScript: null }),
  isStale: false,
};

/** The built site with other files in some places. */
export function builtWith(changes: Readonly<Record<string, SiteFile>>): Built {
  return { ...built, files: new Map([...files, ...Object.entries(changes)]) };
}

/** A redirect for good. */
export function redirect(location: string, status = 301): Answer {
  return { status, headers: { location }, body: Buffer.alloc(0) };
}

/** A host that serves a site as it should, also under http and without "www.". */
export function goodHost({ files, rules }: Built): Ask {
  return async (url) => {
    const { origin, pathname } = new URL(url);
    if (origin !== SITE_URL) return redirect(SITE_URL + pathname);
    if (pathname !== "/" && pathname.endsWith("/")) return redirect(pathname.slice(0, -1));
    const found = pathname === "/404" ? undefined : files.get(pathname);
    const sent = found ?? files.get("/404");
    const headers = Object.entries(headersFor(pathname, rules)).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    return {
      status: found ? 200 : 404,
      headers: { ...Object.fromEntries(headers), "content-type": sent?.type },
      body: sent?.forms.get("identity")?.body ?? Buffer.alloc(0),
      certificateEnds: new Date(NOW.getTime() + 60 * 86_400_000),
    };
  };
}

/** The site on that host; addresses that match are answered differently. */
export function deployment(
  matching: RegExp = /^$/,
  change: (answer: Answer) => Answer = (answer) => answer,
): Deployment {
  const host = goodHost(built);
  const ask: Ask = async (url) => {
    const answer = await host(url);
    return matching.test(url) ? change(answer) : answer;
  };
  return { ask, origin: SITE_URL, business, files: built.files, rules: built.rules, now: NOW };
}

/** What is wrong, one line for each finding, with its address. */
export function wrongs(findings: readonly Finding[]): string[] {
  return findings.map(({ wrong, at }) => (at === undefined ? wrong : `${at} ${wrong}`));
}
