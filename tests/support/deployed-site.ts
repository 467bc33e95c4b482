import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import path from "node:path";
import { previewOf, readSite, type SiteFiles } from "../../hosting/built-site.ts";
import { fileOf } from "../../src/contract/files.ts";
import { removeSite, writeSite } from "./folders.ts";
import { localCertificate } from "./system/certificate.ts";
import { listen } from "./system/servers.ts";

export type DeployedSite = Awaited<ReturnType<typeof deploySite>>;

type Request = IncomingMessage | Http2ServerRequest;
type Response = ServerResponse | Http2ServerResponse;

/** The site as it was built. */
export async function builtFiles(): Promise<SiteFiles> {
  return await readSite(path.resolve(import.meta.dirname, "../../dist"));
}

/**
 * A site on its own host, which tests can make fail.
 * @param secure Whether over https and HTTP/2, by the certificate that Chromium is set to trust.
 */
export async function deploySite(files: SiteFiles, secure = true) {
  const folder = await writeSite(
    Object.fromEntries(Array.from(files, ([address, { body }]) => [fileOf(address), body])),
  );
  // What it writes works with HTTP/2 as well as with HTTP/1.1.
  const site = (await previewOf(folder)) as (request: Request, response: Response) => void;
  let failing: RegExp | undefined;
  let held: RegExp | undefined;
  let released = Promise.resolve();
  const answer = async (request: Request, response: Response) => {
    const { url = "" } = request;
    if (held?.test(url)) await released;
    if (!failing?.test(url)) return site(request, response);
    response.statusCode = 503;
    response.setHeader("Content-Type", "text/html");
    response.setHeader("Cache-Control", "no-store");
    response.end("<!doctype html><h1>Overloaded</h1>");
  };
  const certificate = await localCertificate(process.env.TEST_KEY);
  const host = secure ? createSecureServer(certificate, answer) : createServer(answer);
  const connections = new Set<{ destroy(): void }>();
  host.on(secure ? "session" : "connection", (connection) => connections.add(connection));
  const port = await listen(host);
  return {
    /** Protocol, host and port. */
    origin: `${secure ? "https" : "http"}://127.0.0.1:${port}`,
    /** Answers for these addresses with an error page from now on; without an argument, for none. */
    fail(addresses?: RegExp): void {
      failing = addresses;
    },
    /** Holds back the files whose address matches until the function that it returns is called. */
    hold(addresses: RegExp): () => void {
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
      await removeSite(folder);
    },
  };
}

/** Runs in the page: whether the newest worker is active. */
export async function isWorkerActive(): Promise<boolean> {
  const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  return active?.state === "activated" && !installing && !waiting;
}

/** Runs in the page: whether the worker has the whole site. */
export async function isPackStored(): Promise<boolean> {
  return (await caches.match("/pack-3")) !== undefined;
}
