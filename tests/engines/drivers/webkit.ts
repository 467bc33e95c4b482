import { spawn } from "node:child_process";
import { Builder, type WebDriver } from "selenium-webdriver";
import { freePort, originOf } from "../../../scripts/servers.ts";
import { type Engine, waitFor } from "../engine.ts";
import { openingNothing, watched } from "./watch.ts";
import { OPENER, openWebKitTab } from "./webkit-tab.ts";

/** Paths of what WebKitGTK needs. */
interface Programs {
  webKitDriver: string;
  xvfb: string;
}

type Stop = () => void | Promise<void>;

/**
 * WebKitGTK in its MiniBrowser, through WebKitWebDriver, on a screen that nobody sees. Its driver tells no HTTP status and no
 * console, knows no program for sms:, tel: and mailto:, and has no position: the page notes errors and such links itself
 * (watch.ts), and answers in the device's place.
 */
export async function startWebKit(programs: Programs): Promise<Engine> {
  const running: Stop[] = [];
  const stop = async () => {
    for (const stopOne of running.reverse()) await stopOne();
  };
  try {
    const display = await startScreen(programs.xvfb, running);
    const driverUrl = await startDriver(programs.webKitDriver, display, running);
    const driver = await openBrowser(driverUrl);
    running.push(() => driver.quit());
    const base = await driver.getWindowHandle();
    await driver.get(OPENER);
    return {
      prepare: (files, { asBuilt }) => watched(asBuilt ? files : openingNothing(files)),
      newTab: (origin) => openWebKitTab(driver, base, origin),
      stop,
    };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

/** Starts a screen that nobody sees. @returns its X display, as in ":1". */
async function startScreen(xvfb: string, running: Stop[]): Promise<string> {
  // Xvfb writes the number it has found free to the fourth file it is given.
  const args = ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"];
  const screen = spawn(xvfb, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  running.push(() => void screen.kill());
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once("data", (data) => resolve(String(data).trim()));
    screen.once("exit", (code) => reject(new Error(`Xvfb has ended with ${code}`)));
  });
  return `:${number}`;
}

/** Starts WebKitWebDriver on a free port. @returns its address. */
async function startDriver(command: string, display: string, running: Stop[]): Promise<string> {
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: "x11" };
  const driver = spawn(command, [`--port=${port}`, "--host=127.0.0.1"], { env, stdio: "ignore" });
  running.push(() => void driver.kill());
  const url = originOf(port);
  await waitFor("WebKitWebDriver", async () => {
    const status = await fetch(`${url}/status`).catch(() => null);
    return status?.ok ? true : null;
  });
  return url;
}

async function openBrowser(driverUrl: string): Promise<WebDriver> {
  // No proxy listens there: nothing leaves this computer.
  const args = ["--automation", `--proxy=${originOf(await freePort())}`, "--ignore-host=127.0.0.1"];
  const driver = await new Builder()
    .usingServer(driverUrl)
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { args } })
    .build();
  // The answer of a script is lost where the page is left meanwhile; the test asks again then.
  await driver.manage().setTimeouts({ script: 3000, pageLoad: 10_000 });
  return driver;
}
