import { type BinaryToTextEncoding, createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import path from "node:path";
import { build } from "vite";
import { localCertificate } from "../../scripts/certificate.ts";
import { listen, originOf } from "../../scripts/servers.ts";
import { createSiteServer } from "../../server/app.ts";
import { bodyOf, readSite, type SiteFile } from "../../server/site-files.ts";
import { siteRules } from "../../server/site-rules.ts";
import { business } from "../../src/business/current.ts";

/** The address of the file with all pages. */
export const PACK = /^\/assets\/site-[\w-]+\.json$/;

const DIST = path.resolve(import.meta.dirname, "../../dist");

/** The address of the service worker. */
export const WORKER = "/service-worker.js";

export const PORTAL_PAGE = "<!doctype html><html><h1>WiFi login</h1></html>";

/** The files of a site, by address. */
export type Files = ReadonlyMap<string, SiteFile>;

/**
 * How the host behaves: as it should, so slow that nothing arrives, with an error page for everything, or as a captive
 * portal that gives its own page for everything.
 */
type Mood = "well" | "silent" | "failing" | "portal";

export type DeployedSite = Awaited<ReturnType<typeof deploySite>>;

/**
 * A site on a host of its own, which can be deployed to and can fail.
 * @param files The built ones unless given.
 * @param secure Whether over https and HTTP/2, by the certificate that Chromium is told to trust.
 */
export async function deploySite(files?: Files, secure = true) {
  let site = siteOf(files ?? (await builtFiles()));
  let mood: Mood = "well";
  let moody = /^/;
  let held: string | RegExp = /^$/;
  let released = Promise.resolve();
  const asked: string[] = [];
  const answer = async (request: Request, response: Response) => {
    const { url = "" } = request;
    asked.push(url);
    if (url.match(held)) await released;
    const how = moody.test(url) ? mood : "well";
    if (how === "well") site.emit("request", request, response);
    if (how === "failing") send(response, 503, "no-store", "<!doctype html><h1>Overloaded</h1>");
    // The worst kind of portal lets its page stay in the HTTP cache in the place of a file.
    if (how === "portal")
      send(response, 200, url.startsWith("/assets/") ? "max-age=3600" : "no-store", PORTAL_PAGE);
  };
  const certificate = await localCertificate(process.env.TEST_KEY);
  const host = secure ? createSecureServer(certificate, answer) : createServer(answer);
  const connections = new Set<{ destroy(): void }>();
  host.on(secure ? "session" : "connection", (connection) => connections.add(connection));
  const port = await listen(host);
  const origin = secure ? `https://127.0.0.1:${port}` : originOf(port);
  return {
    /** Protocol, host and port. */
    origin,
    /** What was asked for so far, each address from its slash on. */
    asked: asked as readonly string[],
    deploy(files: Files): void {
      site = siteOf(files);
    },
    /** @param addresses Of what it behaves so; all else is as it should be. */
    behave(next: Mood, addresses = /^/): void {
      mood = next;
      moody = addresses;
    },
    /** Holds back the files whose address matches until the function that it returns is called. */
    hold(addresses: string | RegExp): () => void {
      held = addresses;
      let release = () => {};
      released = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    async stop(): Promise<void> {
      for (const connection of connections) connection.destroy();
      await new Promise((resolve) => host.close(resolve));
    },
  };
}

type Request = IncomingMessage | Http2ServerRequest;
type Response = ServerResponse | Http2ServerResponse;

function send(response: Response, status: number, cacheControl: string, html: string): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "text/html");
  response.setHeader("Cache-Control", cacheControl);
  response.end(html);
}

function siteOf(files: Files) {
  return createSiteServer(files, siteRules(files));
}

/** The site as it was built. */
export async function builtFiles(): Promise<Files> {
  return await readSite(DIST);
}

/**
 * The site as a later build would have it: every script has another hash in its name, the old names are
 * gone, the headings of all pages say which version they are, and the hotline is another.
 */
export async function laterVersion(version: string): Promise<Files> {
  const files = new Map<string, SiteFile>();
  for (const [address, file] of await builtFiles()) {
    const isText = /text|xml|json/.test(file.type);
    const changed = isText ? fileWith(file.type, rename(bodyOf(file).toString(), version)) : file;
    files.set(rename(address, version), changed);
  }
  return edited(files, WORKER, (worker) =>
    worker.replaceAll(
      /"(\/assets\/[^"]+)":"[^"]+"/g,
      (_, address: string) => `"${address}":"${hashOf(bodyOf(files.get(address)), "base64")}"`,
    ),
  );
}

/** The site with a portal's page in the place of the file whose address matches. */
export async function portalFor(address: RegExp): Promise<Files> {
  const files = await builtFiles();
  return edited(files, Array.from(files.keys()).find((name) => address.test(name)) ?? "", () => PORTAL_PAGE);
}

/** The hotline of every later version. */
export const LATER_HOTLINE = "+18175550177";

function rename(text: string, version: string): string {
  return (
    text
      .replaceAll(business.hotline.e164, LATER_HOTLINE)
      // A file's hash; "service-worker.js" has none.
      .replaceAll(
        /(?<=(?<!service)-)[\w-]{6,8}(?=\.(?:js|txt|json)\b)/g,
        (hash) => version.padEnd(8, "0") + hash,
      )
      .replaceAll(/(?<="version":")/g, version)
      .replaceAll("</h1>", ` (${version})</h1>`)
  );
}

/** The site as it is built when the owner has switched the offline copy off: only the worker differs. */
export async function switchedOff(): Promise<Files> {
  const input = path.resolve(import.meta.dirname, "../../src/worker/unregister.ts");
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input } },
  });
  const [chunk] = "output" in built ? built.output : [];
  if (chunk?.type !== "chunk") throw new Error("The removal worker was not built");
  return edited(await builtFiles(), WORKER, () => chunk.code);
}

/** The site with the text of every file of such a type changed. */
export function rewrite(files: Files, types: RegExp, edit: (text: string) => string): Files {
  const addresses = Array.from(files.keys()).filter((address) => types.test(files.get(address)?.type ?? ""));
  return addresses.reduce((changed, address) => edited(changed, address, edit), files);
}

function edited(files: Files, address: string, edit: (text: string) => string): Files {
  const file = files.get(address);
  return new Map(files).set(address, fileWith(file?.type ?? "", edit(bodyOf(file).toString())));
}

function fileWith(type: string, text: string): SiteFile {
  const body = Buffer.from(text);
  return { type, forms: new Map([["identity", { body, etag: `"${hashOf(body, "base64url")}"` }]]) };
}

function hashOf(body: Buffer, encoding: BinaryToTextEncoding): string {
  return createHash("sha256").update(body).digest(encoding);
}
