import { Builder, type WebDriver } from "selenium-webdriver";
import type { Engine } from "../engine.ts";
import { watched, withHandOffNoted } from "../page/watch.ts";
import { startDriver, startScreen } from "./programs.ts";
import { startRefusingProxy } from "./refusing-proxy.ts";
import { LOADS_WITHIN, OPENER, openWebKitTab } from "./webkit-tab.ts";

/** Paths of what WebKitGTK needs. */
interface Programs {
  webKitDriver: string;
  xvfb: string;
}

/** WebKitGTK in its MiniBrowser, through WebKitWebDriver, on a screen that nobody sees. */
export async function startWebKit(programs: Programs, { dark }: { dark: boolean }): Promise<Engine> {
  const running: { stop: () => void | Promise<void> }[] = [];
  const stop = async () => {
    for (const program of running.reverse()) await program.stop();
  };
  try {
    const screen = await startScreen(programs.xvfb);
    running.push(screen);
    const program = await startDriver(programs.webKitDriver, screen.display);
    running.push(program);
    const proxy = await startRefusingProxy();
    running.push(proxy);
    const driver = await openBrowser(program.url, proxy.port, dark);
    running.push({ stop: () => driver.quit() });

    const base = await driver.getWindowHandle();
    await driver.get(OPENER);
    return {
      name: "WebKitGTK",
      version: (await driver.getCapabilities()).getBrowserVersion() ?? "",
      prepare: (files, limits) => watched(limits.includes("hand-off") ? withHandOffNoted(files) : files),
      newTab: (origin) => openWebKitTab(driver, base, proxy.hosts, origin),
      stop,
    };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

async function openBrowser(driverUrl: string, proxyPort: number, dark: boolean): Promise<WebDriver> {
  const args = [
    "--automation",
    `--proxy=http://127.0.0.1:${proxyPort}`,
    "--ignore-host=127.0.0.1",
    ...(dark ? ["--dark-mode"] : []),
  ];
  const driver = await new Builder()
    .usingServer(driverUrl)
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { args } })
    .build();
  // The answer of a script is lost where the page is left meanwhile; the test asks again then.
  await driver.manage().setTimeouts({ script: 3000, pageLoad: LOADS_WITHIN });
  return driver;
}
