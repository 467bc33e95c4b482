import { createServer } from "node:http";
import { previewOf, type SiteFiles } from "../../build/hosts/built-site.ts";
import { fileOf } from "../../src/shared/files.ts";
import { removeSite, writeSite } from "../support/folders.ts";
import { listen } from "../support/system/servers.ts";

export type DeployedSite = Awaited<ReturnType<typeof deploySite>>;

/** A site on its own host, which tests can make fail. */
export async function deploySite(files: SiteFiles) {
  const folder = await writeSite(
    Object.fromEntries(Array.from(files, ([address, { body }]) => [fileOf(address), body])),
  );
  const site = await previewOf(folder);
  let failing: RegExp | undefined;
  const host = createServer((request, response) => {
    if (!failing?.test(request.url ?? "")) return site(request, response);
    response.statusCode = 503;
    response.setHeader("Content-Type", "text/html");
    response.setHeader("Cache-Control", "no-store");
    response.end("<!doctype html><h1>Overloaded</h1>");
  });
  const port = await listen(host);
  return {
    /** Protocol, host and port. */
    origin: `http://127.0.0.1:${port}`,
    /** Answers for these addresses with an error page from now on; without an argument, for none. */
    fail(addresses?: RegExp): void {
      failing = addresses;
    },
    async stop(): Promise<void> {
      host.closeAllConnections();
      await new Promise((resolve) => host.close(resolve));
      await removeSite(folder);
    },
  };
}
