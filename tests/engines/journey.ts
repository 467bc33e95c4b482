import { test as base, expect, inject } from "vitest";
import type { SiteFiles } from "../../hosting/built-site.ts";
import { deploySite } from "../support/deployed-site.ts";
import { builtFiles, rewrite } from "../support/deploys.ts";
import { startFirefox } from "./firefox.ts";
import { tabOf } from "./tab.ts";
import { watched } from "./watch.ts";
import { startWebKitGtk } from "./webkitgtk.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The engine that a project of vitest.config.ts is for. */
    engine: "firefox" | "webkitgtk";
  }
}

const engine = inject("engine");

/** What a visitor does, in a browser of its own: fails when the console has errors or warnings that it does not expect. */
export const journey = base
  .extend("expectedErrors", /^$/)
  /** Whether pages come without their script file, as if it had failed to load. */
  .extend("withoutScript", () => false)
  /** Whether scripts must be the built ones, since the worker checks their hashes. */
  .extend("asBuilt", () => false)
  .extend("site", async ({ withoutScript, asBuilt }, { onCleanup }) => {
    const built = await builtFiles();
    const files = withoutScript ? withoutScriptFile(built) : built;
    const site = await deploySite(engine === "webkitgtk" ? watched(files, asBuilt) : files, false);
    onCleanup(() => site.stop());
    return site;
  })
  .extend("tab", async ({ site, expectedErrors }, { onCleanup }) => {
    const tab = tabOf(await (engine === "firefox" ? startFirefox : startWebKitGtk)(site.origin));
    onCleanup(async () => {
      const errors = await tab.errors();
      expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([]);
    });
    return tab;
  });

function withoutScriptFile(files: SiteFiles): SiteFiles {
  return rewrite(files, /html/, (html) => html.replaceAll(/<script\b[^>]*><\/script>/g, ""));
}
