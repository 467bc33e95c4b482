import { spawn } from "node:child_process";
import { once } from "node:events";
import { Builder, Key } from "selenium-webdriver";
import { onTestFailed, onTestFinished, vi } from "vitest";
import { ENGINE_PACKAGES, ensureProgram } from "../../scripts/debian-packages.ts";
import { freePort, startProgram } from "../../scripts/servers.ts";
import { PLACE } from "../support/location.ts";
import { type Driver, PATIENCE } from "./tab.ts";
import { NOTES } from "./watch.ts";

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

/**
 * WebKitGTK in its MiniBrowser, through WebKitWebDriver, on a screen that nobody sees. Its driver reports no console, knows
 * no program for sms:, tel: and mailto:, and has no position: the page notes errors and such links itself (watch.ts),
 * and answers in the device's place.
 */
export async function startWebKitGtk(origin: string): Promise<Driver> {
  const webKitDriver = ensureProgram("WebKitWebDriver", ENGINE_PACKAGES);
  const xvfb = ensureProgram("Xvfb", ENGINE_PACKAGES);
  // It writes the number of its display, a free one, to the first file.
  const args = ["-displayfd", "1", "-screen", "0", "390x844x24", "-nolisten", "tcp"];
  const screen = spawn(xvfb, args, { stdio: ["ignore", "pipe", "ignore"] });
  onTestFinished(() => void screen.kill());
  const [display] = await once(screen.stdout, "data");
  const port = await freePort();
  const env = { DISPLAY: `:${display}`.trim(), GDK_BACKEND: "x11" };
  const server = await startProgram(webKitDriver, [`--port=${port}`, "--host=127.0.0.1"], port, env);
  onTestFinished(() => server.stop());
  // The browser writes there too: why it has gone, if it has.
  onTestFailed(() => console.error(server.log()));
  // Only in full screen can a window be as narrow as a phone. No proxy listens there: nothing leaves this computer.
  const options = ["--automation", "--full-screen", "--proxy=http://127.0.0.1:1", "--ignore-host=127.0.0.1"];
  const driver = await new Builder()
    .usingServer(server.origin)
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { args: options } })
    .build();
  onTestFinished(() => driver.quit());
  // The answer of a script is lost where the page is left meanwhile; the test asks again then.
  await driver.manage().setTimeouts({ script: 3000, pageLoad: 30_000 });
  await driver.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 });
  const notes = async (key: string): Promise<string[]> =>
    JSON.parse(
      (await driver.executeScript<string | null>((key: string) => localStorage.getItem(key), key)) ?? "[]",
    );

  return {
    async open(address) {
      await driver.get(origin + address);
      // The driver mostly returns before the page has loaded.
      const isComplete = () => document.readyState === "complete";
      await vi.waitUntil(() => driver.executeScript<boolean>(isComplete), PATIENCE);
    },
    read: (look, ...args) => driver.executeScript(look, ...args),
    tap: (point) => driver.actions().move(point).click().perform(),
    write: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    allowGps: () => driver.executeScript(answerAsDevice, PLACE),
    openings: () => notes(NOTES.openings),
    errors: () => notes(NOTES.errors),
  };
}

/** Runs in the page: answers in the device's place. */
function answerAsDevice(coords: typeof PLACE): void {
  Geolocation.prototype.getCurrentPosition = (found) =>
    found({ coords, timestamp: Date.now() } as GeolocationPosition);
}
