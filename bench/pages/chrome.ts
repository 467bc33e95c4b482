import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable, Writable } from "node:stream";
import { ensureChromium } from "../../scripts/chromium.ts";
import { openDevtools, type Session } from "./devtools.ts";

/** A running browser without a window. */
export interface Chrome {
  /** The conversation with the browser itself. */
  session: Session;
  /** "Chrome/…" */
  version: string;
  close(): Promise<void>;
}

/** As the browser tests start it (playwright.config.ts), and nothing else that asks the network for anything. */
const FLAGS = [
  "--headless",
  "--remote-debugging-pipe",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-extensions",
  "--disable-sync",
  "--disable-features=OptimizationHints,MediaRouter,NetworkTimeServiceQuerying,Translate,HttpsUpgrades",
  "--hide-scrollbars",
  "--mute-audio",
  "--password-store=basic",
];

/**
 * Starts Chromium with an empty profile, which goes when it is closed.
 * @param flags On top of those of every run.
 */
export async function launchChrome(...flags: string[]): Promise<Chrome> {
  const profile = await mkdtemp(path.join(tmpdir(), "bench-profile-"));
  const browser = spawn(ensureChromium(), [...FLAGS, ...flags, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  });
  const exit = once(browser, "exit");
  const [, , , requests, answers] = browser.stdio;
  const session = openDevtools(requests as Writable, answers as Readable);
  const { product } = await session.send("Browser.getVersion");
  return {
    session,
    version: product,
    async close() {
      await session.send("Browser.close");
      await exit;
      // The browser's helpers may still be writing their last.
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
