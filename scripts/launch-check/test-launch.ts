import { brotliCompressSync } from "node:zlib";
import { onTestFinished } from "vitest";
import { createSiteServer } from "../../server/app.ts";
import { headerRules } from "../../server/header-rules.ts";
import type { SiteFile } from "../../server/site-files.ts";
import { listen, originOf } from "../servers.ts";
import type { Deployment } from "./file-findings.ts";
import type { Finding } from "./report.ts";
import { type Ask, webClient } from "./web-client.ts";

/* A site without a fault, and a host that serves it as it should; tests then break one thing. */

export const SITE_URL = "https://www.lonestar.us";

/** A moment so many days from now. */
export function inDays(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}

/** A file of the site, as text, and compressed. */
function file(type: string, text: string): SiteFile {
  const identity = { body: Buffer.from(text), etag: '"identity"' };
  return {
    type,
    forms: new Map([
      ["identity", identity],
      ["br", { body: brotliCompressSync(text), etag: '"br"' }],
    ]),
  };
}

function page(address: string): [string, SiteFile] {
  const head = `<link rel="canonical" href="${SITE_URL + address}"/>`;
  return [address, file("text/html; charset=utf-8", `<!doctype html>${head}<h1>${address}</h1>`)];
}

export const launch = {
  siteUrl: SITE_URL,
  files: new Map([
    page("/"),
    page("/lockouts"),
    page("/404"),
    ["/sitemap.xml", file("text/xml", `<loc>${SITE_URL}/</loc>`)],
    ["/assets/app-1a2b.js", file("text/javascript", "x".repeat(2000))],
    ["/.well-known/security.txt", file("text/plain", `Expires: ${inDays(200).toISOString()}\n`)],
  ]),
  rules: headerRules({ styleHashes: ["'sha256-aB='"], scriptHashes: [], adScript: null }),
};

/**
 * Serves a site, as if at its own address over https; other addresses are redirected there.
 * @returns What asks it.
 */
export async function hostSite({ files, rules, siteUrl }: Omit<Deployment, "ask" | "origin">): Promise<Ask> {
  const server = createSiteServer(files, rules);
  onTestFinished(() => void server.close());
  const host = originOf(await listen(server));
  const ask = webClient();
  return async (url) => {
    const { origin, pathname } = new URL(url);
    if (origin === siteUrl) return await ask(host + pathname);
    return { status: 301, headers: { location: siteUrl + pathname }, body: Buffer.alloc(0) };
  };
}

/** What is wrong, one line for each finding, with its address. */
export function wrongs(findings: readonly Finding[]): string[] {
  return findings.map(({ wrong, at }) => (at === undefined ? wrong : `${at} ${wrong}`));
}
