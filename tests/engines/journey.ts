import { expect, onTestFinished, test } from "vitest";
import { readSite } from "../../build/hosts/built-site.ts";
import { pathInDist } from "../support/dist-files.ts";
import { type DeployedSite, deploySite } from "./deployed-site.ts";
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
    const files = await readSite(pathInDist("."));
    const site = await deploySite(engine === "webkitgtk" ? watched(files) : files);
    onTestFinished(() => site.stop());
    const tab = tabOf(await ENGINES[engine](site.origin, screen));
    onTestFinished(async () => {
      const errors = await tab.errors();
      expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([]);
    });
    await visit(tab, site);
  });
}
