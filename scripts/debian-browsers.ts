import { ensureDebianPackages } from "./debian-packages.ts";
import { findCommand } from "./find-command.ts";

/** Programs for the tests in engines other than Chromium's; each is a path. */
export interface Browsers {
  firefox: string;
  webKitDriver: string;
  /** A screen that nobody sees: WebKitGTK needs one. */
  xvfb: string;
}

/** Their packages. */
export const ENGINE_PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb"];

/** What there is of them in the PATH. @throws {Error} that says in one line what to install. */
export function findBrowsers(): Browsers {
  const firefox = findCommand("firefox-esr");
  const webKitDriver = findCommand("WebKitWebDriver");
  const xvfb = findCommand("Xvfb");
  if (firefox && webKitDriver && xvfb) return { firefox, webKitDriver, xvfb };
  throw new Error(
    `The tests in Firefox and WebKitGTK need Debian's packages: sudo apt-get install ${ENGINE_PACKAGES.join(" ")}`,
  );
}

/** As findBrowsers, but installs what is missing (as root on Debian or Ubuntu). */
export function ensureBrowsers(): Browsers {
  ensureDebianPackages(ENGINE_PACKAGES);
  return findBrowsers();
}
