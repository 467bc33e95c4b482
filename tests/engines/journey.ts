import { expect, onTestFinished, test } from "vitest";
import { type DeployedSite, deploySite } from "../support/deployed-site.ts";
import { builtFiles } from "../support/deploys.ts";
import { startFirefox } from "./firefox.ts";
import { type Tab, tabOf } from "./tab.ts";
import { startWebKitGtk, watched } from "./webkitgtk.ts";

/** Firefox and WebKitGTK each have a project in vitest.config.ts. */
const isFirefox = process.env.ENGINE === "firefox";

/**
 * A test of what a visitor does, with its own browser and host. Fails when the console has errors or warnings
 * that it does not expect.
 */
export function journey(
  name: string,
  visit: (tab: Tab, site: DeployedSite) => Promise<void>,
  expectedErrors = /^$/,
): void {
  test(name, async () => {
    const files = await builtFiles();
    const site = await deploySite(isFirefox ? files : watched(files), false);
    onTestFinished(() => site.stop());
    const tab = tabOf(await (isFirefox ? startFirefox : startWebKitGtk)(site.origin));
    onTestFinished(async () => {
      const errors = await tab.errors();
      expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([]);
    });
    await visit(tab, site);
  });
}
