import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { ensureProgram } from "./debian-packages.ts";
import { findCommand } from "./find-command.ts";

/** Names under which systems install Chromium or Chrome. */
const COMMANDS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** The browser for tests: CHROMIUM_PATH, else the system's, else Playwright's own; undefined if there is none. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return chosen;
  return findCommand(...COMMANDS) ?? [MAC, chromium.executablePath()].find(existsSync);
}

/** Debian's build of Chromium's engine for tests alone, where there is one and no other browser was chosen. */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROMIUM_PATH ? undefined : findCommand("chromium-headless-shell");
}

/** As findChromium, but where there is none, installs Debian's. @throws {Error} that says what to install. */
export function ensureChromium(): string {
  return findChromium() ?? ensureProgram("chromium");
}
