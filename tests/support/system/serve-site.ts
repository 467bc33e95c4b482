import path from "node:path";
import { FIXED_SITE, SITE } from "../folders.ts";
import { startHttps } from "./nginx.ts";
import { startPreview } from "./servers.ts";

/**
 * Serves the site of the browser tests at TEST_PORT while they run (playwright.config.ts): the fixed one as visitors
 * get it, with the key TEST_KEY; another one by the preview, which needs no program.
 */
export default async function serveSite(): Promise<() => Promise<void>> {
  const { TEST_KEY = "", TEST_PORT } = process.env;
  const port = Number(TEST_PORT);
  const isFixed = SITE === FIXED_SITE;
  const { stop } = await (isFixed
    ? startHttps(TEST_KEY, { site: SITE, port })
    : startPreview(path.join(SITE, "dist"), port));
  return stop;
}
