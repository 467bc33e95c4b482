import { defineConfig } from "vite";
import { siteConfig } from "../../vite.config.ts";
import { FIXED_SITE } from "./folders.ts";

/** Builds the fixed site, once its files are in its folder; `npx vite --config` with this file shows it. */
export default defineConfig((env) => siteConfig(env, FIXED_SITE));
