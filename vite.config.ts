import { type ConfigEnv, defineConfig, type Plugin, type UserConfig } from "vite";
import * as hosting from "./prerender/hosts/host-files.ts";
import { loadOwner } from "./prerender/load-owner.ts";
import { prerender } from "./prerender/plugin.ts";
import { siteFont } from "./prerender/plugins/font-plugin.ts";
import { licenses } from "./prerender/plugins/licenses-plugin.ts";
import { businessColors } from "./prerender/plugins/owner-plugin.ts";
import { restoreFolders } from "./prerender/write-files.ts";

/** The oldest browsers in which the site works whole. */
const OLDEST_BROWSERS = ["chrome100", "firefox115", "ios15.4", "safari15.4"];

/** Serves or builds the site of the business whose files are in this folder, which gets dist/ and hosts/. */
export function siteConfig({ command }: ConfigEnv, owner: string): UserConfig {
  // Whatever the environment says. React reads it when it is first imported.
  process.env.NODE_ENV = command === "build" ? "production" : "development";
  // First, so that what a killed build has moved aside is back, even if this build stops at a mistake.
  if (command === "build") restoreFolders(["dist", "hosts"].map((name) => `${owner}/${name}`));
  return {
    root: import.meta.dirname,
    // No .env files.
    envDir: false,
    build: { target: OLDEST_BROWSERS },
    css: { transformer: "lightningcss" },
    // lucide-react's "use client" is meant for servers that run React.
    environments: { client: { build: { rolldownOptions: { checks: { moduleLevelDirective: false } } } } },
    plugins: [sitePlugins(owner, command === "build"), licenses()],
  };
}

export default defineConfig((env) => siteConfig(env, import.meta.dirname));

/** The plugins that depend on business.yaml and content/, which a build reads once. */
async function sitePlugins(owner: string, isBuild: boolean): Promise<Plugin[]> {
  const read = () => loadOwner(owner);
  const site = await read();
  const words = JSON.stringify({ ...site, root: undefined });
  return [businessColors(site.business), siteFont(words), prerender(hosting, isBuild ? async () => site : read)];
}
