import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { SiteFiles } from "../../hosting/built-site.ts";
import { previewOf } from "../../hosting/preview.ts";
import { fileOf } from "../../src/contract/files.ts";
import { removeSite, writeSite } from "./folders.ts";
import { localCertificate } from "./system/certificate.ts";
import { listen, originOf } from "./system/servers.ts";

/** The address of the service worker. */
export const WORKER = "/service-worker.js";

const PORTAL_PAGE = "<!doctype html><html><h1>WiFi login</h1></html>";

/**
 * How the host behaves: as it should, with an error page for everything, or as a captive portal that gives its own page
 * for everything.
 */
type Mood = "well" | "failing" | "portal";

export type DeployedSite = Awaited<ReturnType<typeof deploySite>>;

/**
 * A site on its own host. Tests can deploy to the host, and can make it fail.
 * @param secure Whether over https and HTTP/2, by the certificate that Chromium is set to trust.
 */
export async function deploySite(files: SiteFiles, secure = true) {
  const folders: string[] = [];
  const siteOf = async (files: SiteFiles) => {
    const folder = await writeSite(
      Object.fromEntries(Array.from(files, ([address, { body }]) => [fileOf(address), body])),
    );
    folders.push(folder);
    // What it writes works with HTTP/2 as well as with HTTP/1.1.
    return (await previewOf(folder)) as (request: Request, response: Response) => void;
  };
  let site = await siteOf(files);
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
    if (how === "well") site(request, response);
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
    /** The paths requested so far. */
    asked: asked as readonly string[],
    async deploy(files: SiteFiles): Promise<void> {
      site = await siteOf(files);
    },
    /** @param addresses For which it behaves this way; for all others it behaves well. */
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
      await Promise.all(folders.map(removeSite));
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
