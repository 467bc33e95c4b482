import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { ensureProgram, findCommand } from "./programs.ts";

/** Names under which systems install Chromium or Chrome. */
const COMMANDS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * The browser for tests: CHROMIUM_PATH, the system's, or Playwright's own, in this order.
 * @throws {Error} that says what to install.
 */
export function ensureChromium(): string {
  const own = () => [MAC, chromium.executablePath()].find(existsSync);
  return process.env.CHROMIUM_PATH || (findCommand(...COMMANDS) ?? own() ?? ensureProgram("chromium"));
}

/** Debian's chromium-headless-shell, if it is installed and no other browser was chosen. */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROMIUM_PATH ? undefined : findCommand("chromium-headless-shell");
}

/** The environment in which Chromium launches no program for sms: and mailto: links (tests/support/programs/). */
export const NO_LAUNCHES = {
  ...process.env,
  PATH: [path.resolve(import.meta.dirname, "../programs"), process.env.PATH].join(path.delimiter),
};
