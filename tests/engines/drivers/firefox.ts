import { rm } from "node:fs/promises";
import puppeteer from "puppeteer-core";
import type { Engine } from "../engine.ts";
import { makeProfile } from "./firefox-profile.ts";
import { openFirefoxTab } from "./firefox-tab.ts";
import { startRefusingProxy } from "./refusing-proxy.ts";

/** Firefox ESR, through WebDriver BiDi, which it speaks without a driver program. */
export async function startFirefox(executablePath: string, { dark }: { dark: boolean }): Promise<Engine> {
  const profile = await makeProfile();
  const proxy = await startRefusingProxy();
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    userDataDir: profile.folder,
    extraPrefsFirefox: {
      "network.protocol-handler.external.sms": true,
      "network.protocol-handler.external.tel": true,
      "security.external_protocol_requires_permission": false,
      // As on a phone, the scrollbar takes no room.
      "ui.useOverlayScrollbars": 1,
      ...throughProxy(proxy.port),
      "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1,
    },
  });
  return {
    name: "Firefox",
    version: (await browser.version()).replace("firefox/", ""),
    prepare: (files) => files,
    newTab: async (origin) => openFirefoxTab(await browser.createBrowserContext(), profile, origin),
    stop: async () => {
      await browser.close();
      await proxy.stop();
      await rm(profile.folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Settings by which nothing leaves this computer; 127.0.0.1 is asked directly. */
function throughProxy(port: number): Record<string, string | number> {
  const host = "127.0.0.1";
  return {
    "network.proxy.type": 1,
    "network.proxy.http": host,
    "network.proxy.http_port": port,
    "network.proxy.ssl": host,
    "network.proxy.ssl_port": port,
  };
}
