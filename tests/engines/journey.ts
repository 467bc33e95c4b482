import { expect, onTestFinished, test } from "vitest";
import { readSite } from "../../build/hosts/built-site.ts";
import { ENTRY } from "../support/browser.ts";
import { type DeployedSite, deploySite } from "../support/deployed-site.ts";
import { pathInDist } from "../support/dist-files.ts";
import { startChromium } from "./chromium.ts";
import { startFirefox } from "./firefox.ts";
import { PHONE, type Tab, tabOf } from "./tab.ts";
import { startWebKitGtk, watched } from "./webkitgtk.ts";

/** Each engine has a project in vitest.config.ts. */
const ENGINES = { chromium: startChromium, firefox: startFirefox, webkitgtk: startWebKitGtk };
const engine = process.env.ENGINE as keyof typeof ENGINES;

/** Errors of a browser that can reach neither a geocoder nor ad monitoring. */
export const OUT_OF_REACH =
  /Cross-Origin Request Blocked|Could not load <script src="https:|Loading failed for the <script>|PROXY_CONNECTION_FAILED/;

/**
 * A test of what a visitor does, with its own browser and host. Fails when the console has errors or warnings
 * that it does not expect.
 * @param options `firstInEntry` is code that runs in every page before the entry script's own; `mailPage` is the address of
 * the page that is the mail program, if it is one.
 */
export function journey(
  name: string,
  visit: (tab: Tab, site: DeployedSite) => Promise<void>,
  expectedErrors = /^$/,
  screen = PHONE,
  { firstInEntry = "", mailPage }: { firstInEntry?: string; mailPage?: string } = {},
): void {
  test(name, async () => {
    const files = new Map(await readSite(pathInDist(".")));
    for (const [address, file] of files)
      if (ENTRY.test(address)) files.set(address, { ...file, body: Buffer.from(firstInEntry + file.body) });
    const site = await deploySite(engine === "webkitgtk" ? watched(files) : files);
    onTestFinished(() => site.stop());
    const tab = tabOf(await ENGINES[engine](site.origin, screen, mailPage));
    onTestFinished(async () => {
      const errors = await tab.errors();
      expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([]);
    });
    await visit(tab, site);
  });
}
