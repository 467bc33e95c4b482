import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { type BuiltFiles, readBuiltSite } from "../../prerender/hosts/built-site.ts";
import { headersFor } from "../../prerender/hosts/host-files.ts";
import { NOT_FOUND } from "../../src/shared/build-contract.ts";
import { FIXED_SITE } from "../support/folders.ts";
import { listen } from "../support/system/servers.ts";
import { startFirefox } from "./firefox.ts";
import { PHONE, type Tab, tabOf } from "./tab.ts";
import { startWebKitGtk, watched } from "./webkitgtk.ts";

/** Each engine has a project in vitest.config.ts. */
const ENGINES = { firefox: startFirefox, webkitgtk: startWebKitGtk };
const engine = process.env.ENGINE as keyof typeof ENGINES;

/** Errors of a browser that can reach neither a geocoder nor ad monitoring. */
export const OUT_OF_REACH =
  /Cross-Origin Request Blocked|Could not load <script src="https:|Loading failed for the <script>/;

/**
 * A test of what a visitor does, with its own browser and host. Fails when the console has errors or warnings
 * that it does not expect.
 */
export function journey(
  name: string,
  visit: (tab: Tab, site: DeployedSite) => Promise<void>,
  expectedErrors = /^$/,
  screen = PHONE,
): void {
  test(name, async () => {
    const files = await readBuiltSite(`${FIXED_SITE}/dist`);
    const site = await deploySite(engine === "webkitgtk" ? watched(files) : files);
    onTestFinished(site.stop);
    const tab = tabOf(await ENGINES[engine](site.origin, screen));
    onTestFinished(async () => {
      const errors = await tab.errors();
      expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([]);
    });
    await visit(tab, site);
  });
}

type DeployedSite = Awaited<ReturnType<typeof deploySite>>;

/** A site on its own host, which tests can make fail. */
async function deploySite(files: BuiltFiles) {
  let failing: RegExp | undefined;
  const host = createServer(({ url = "" }, response) => {
    const [path = ""] = url.split("?");
    const address = files.has(path) ? path : NOT_FOUND;
    const { type, body } = files.get(address) ?? {};
    const headers = { ...headersFor(address), "Content-Type": type };
    if (failing?.test(url)) response.writeHead(503, { "Content-Type": "text/html" }).end();
    else response.writeHead(address === path ? 200 : 404, headers).end(body);
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
    },
  };
}
