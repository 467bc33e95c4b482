import { createServer, type Server } from "node:http";
import path from "node:path";
import { listen, originOf } from "../../scripts/servers.ts";
import { createSiteServer } from "../../server/app.ts";
import { readSite, type SiteFile } from "../../server/site-files.ts";
import { siteRules } from "../../server/site-rules.ts";

const DIST = path.resolve(import.meta.dirname, "../../dist");

/** The files of a built site, by address. */
export type Files = ReadonlyMap<string, SiteFile>;

/** The built site on a host of its own: no other test's worker, cache or storage is there. */
export interface ServedSite {
  readonly origin: string;
  /** Holds back the code of the islands until the returned function is called. */
  holdCode(): () => void;
  /** Fails to give the code of the islands until the returned function is called. */
  failCode(): () => void;
  /** No connection is answered any more. */
  goDark(): Promise<void>;
  stop(): Promise<void>;
}

const built = readSite(DIST);

/** Of all sites so far: what a browser keeps for one would else be met by another. */
const ports = new Set<number>();

/** Serves dist/ as the web server does, after these changes. */
export async function serveSite(change: (files: Files) => Files): Promise<ServedSite> {
  const files = change(await built);
  const site = createSiteServer(files, siteRules(files));
  let mayCome = Promise.resolve();
  let fails = false;
  const host = createServer(async (request, response) => {
    const isCode = /^\/assets\/(?!entry-|watch-).*\.js$/.test(request.url ?? "");
    if (isCode) await mayCome;
    if (isCode && fails) response.writeHead(503).end();
    else site.emit("request", request, response);
  });
  const port = await listenAnew(host);

  const goDark = async () => {
    const closed = new Promise((resolve) => host.close(resolve));
    host.closeAllConnections();
    await closed;
  };
  return {
    origin: originOf(port),
    holdCode() {
      let release = () => {};
      mayCome = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    failCode() {
      fails = true;
      return () => {
        fails = false;
      };
    },
    goDark,
    async stop() {
      if (host.listening) await goDark();
    },
  };
}

/** Lets a server listen on a port that no earlier one had. */
async function listenAnew(host: Server): Promise<number> {
  const port = await listen(host);
  if (ports.has(port)) {
    await new Promise((resolve) => host.close(resolve));
    return await listenAnew(host);
  }
  ports.add(port);
  return port;
}

/** Changes the text of every file that fits. */
export function rewrite(files: Files, fits: RegExp, change: (text: string) => string): Files {
  return new Map(
    Array.from(files, ([address, file]) => {
      if (!fits.test(file.type)) return [address, file];
      const text = String(file.forms.get("identity")?.body);
      return [address, textFile(file.type, change(text))];
    }),
  );
}

export function textFile(type: string, text: string): SiteFile {
  return { type, forms: new Map([["identity", { body: Buffer.from(text), etag: '"changed"' }]]) };
}

/** Pages as a browser sees them whose script file does not come. */
export function withoutScriptFile(files: Files): Files {
  return rewrite(files, /html/, (html) => html.replaceAll(/<script\b[^>]*><\/script>/g, ""));
}
