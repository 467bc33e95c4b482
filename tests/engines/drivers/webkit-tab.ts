import { By, error, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import type { Opening, Tab } from "../engine.ts";
import { answerAsDevice, PLACE, takeGeolocationAway } from "../page/device.ts";
import { NOTES } from "../page/watch.ts";
import { waitFor } from "../patience.ts";
import { lookUp, type Target } from "../target.ts";

/** A window of phone size has to be opened by a page: MiniBrowser's own are no narrower than 447 px. */
export const OPENER = `data:text/html,<button onclick="open('about:blank','','popup,width=390,height=844')">Open</button>`;

/** Milliseconds that a page may take to load. */
export const LOADS_WITHIN = 10_000;

/** How often a load that may never end is begun. */
const ATTEMPTS = 6;

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

/**
 * A window of its own.
 * @param base the window that the browser came with; it shows OPENER.
 * @param hosts what the browser has asked outside so far; it grows.
 */
export async function openWebKitTab(
  driver: WebDriver,
  base: string,
  hosts: readonly string[],
  origin: string,
): Promise<Tab> {
  const earlier = hosts.length;
  const own = await openWindow(driver, base);

  const isOnSite = async () => (await driver.getCurrentUrl()).startsWith(origin);
  const notes = async <Note>(key: string): Promise<Note[]> => {
    return JSON.parse((await driver.executeScript<string | null>(readNotes, key)) ?? "[]");
  };
  const otherWindows = async () => {
    return (await driver.getAllWindowHandles()).filter((handle) => handle !== base && handle !== own);
  };

  return {
    async open(address) {
      await driver.get(origin + address);
      await hasLoaded(driver);
      return undefined;
    },
    async reload() {
      await driver.navigate().refresh();
      await hasLoaded(driver);
    },
    click: (target) =>
      act(driver, target, async (element) => {
        await driver.executeScript(scrollTo, element);
        await element.click();
      }),
    type: (target, text) => act(driver, target, (field) => field.sendKeys(text)),
    choose: (target, value) =>
      act(driver, target, (select) => select.findElement(By.css(`option[value="${value}"]`)).click()),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    read: (look, ...args) => driver.executeScript(look, ...args),
    async setDevice(device) {
      if (device === "missing") await driver.executeScript(takeGeolocationAway);
      else await driver.executeScript(answerAsDevice, device, PLACE);
    },
    answerOutside: async () => false,
    askedOutside: async () => [...new Set(hosts.slice(earlier))],
    async openings() {
      if (await isOnSite()) {
        const noted = await notes<Opening>(NOTES.openings);
        const windows = await addressesOf(driver, await otherWindows());
        await driver.switchTo().window(own);
        return [...noted, ...windows];
      }
      return [{ url: await driver.getCurrentUrl() }];
    },
    async errors() {
      // The error page for an outside link has no storage of the site's, but any other window has.
      if (!(await isOnSite())) await openWindowOn(driver, base, `${origin}/terms`);
      return await notes<string>(NOTES.errors);
    },
    async close() {
      for (const handle of [...(await otherWindows()), own]) {
        await driver.switchTo().window(handle);
        await driver.close();
      }
    },
  };
}

/** Waits for the page's scripts: mostly the driver goes on as soon as there is a page. */
async function hasLoaded(driver: WebDriver): Promise<void> {
  await waitFor("a whole page", () => driver.executeScript<true | null>(isComplete));
}

/** Runs in the page. */
function isComplete(): true | null {
  return document.readyState === "complete" || null;
}

/** Opens a window of phone size, and goes there. @returns its handle. */
async function openWindow(driver: WebDriver, base: string): Promise<string> {
  const before = await driver.getAllWindowHandles();
  await driver.switchTo().window(base);
  await driver.findElement(By.css("button")).click();
  const handle = await waitFor("the new window", async () => {
    return (await driver.getAllWindowHandles()).find((other) => !before.includes(other)) ?? null;
  });
  await driver.switchTo().window(handle);
  return handle;
}

/** Opens a window on a page, and goes there. After an error page, one such load in seven never ends. */
async function openWindowOn(driver: WebDriver, base: string, address: string): Promise<void> {
  await driver.manage().setTimeouts({ pageLoad: LOADS_WITHIN / 2 });
  let isOpen = false;
  for (let attempt = 0; attempt < ATTEMPTS && !isOpen; attempt += 1) {
    await openWindow(driver, base);
    isOpen = await loadsInTime(driver, address);
  }
  await driver.manage().setTimeouts({ pageLoad: LOADS_WITHIN });
  if (!isOpen) throw new Error(`${address} has not loaded in any of ${ATTEMPTS} windows`);
}

async function loadsInTime(driver: WebDriver, address: string): Promise<boolean> {
  try {
    await driver.get(address);
    return true;
  } catch (fault) {
    if (fault instanceof error.TimeoutError) return false;
    throw fault;
  }
}

/** Runs in the page. The error page for an outside link may be there already, which has no storage. */
function readNotes(key: string): string | null {
  return location.protocol === "http:" ? localStorage.getItem(key) : null;
}

/**
 * Runs in the page. The driver would scroll as the page does, smoothly, and click before it is there. A page that is on
 * its way to its fragment, goes on.
 */
async function scrollTo(element: Element): Promise<void> {
  let top: number;
  do {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    ({ top } = element.getBoundingClientRect());
    await new Promise((resolve) => setTimeout(resolve, 100));
  } while (element.getBoundingClientRect().top !== top);
}

/** Does something to an element once it is there and can be reached: a page that has just come may not be laid out. */
async function act(
  driver: WebDriver,
  target: Target,
  deed: (element: WebElement) => Promise<void>,
): Promise<void> {
  await waitFor(target.name ?? target.css, async () => {
    const element = await driver.executeScript<WebElement | null>(lookUp, target);
    if (!element) return null;
    try {
      await deed(element);
      return true;
    } catch (fault) {
      if (fault instanceof error.ElementNotInteractableError) return null;
      throw fault;
    }
  });
}

async function addressesOf(driver: WebDriver, handles: readonly string[]): Promise<Opening[]> {
  const openings: Opening[] = [];
  for (const handle of handles) {
    await driver.switchTo().window(handle);
    openings.push({ url: await driver.getCurrentUrl() });
  }
  return openings;
}
