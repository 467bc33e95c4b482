import { By, error, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { PLACE } from "../../support/location.ts";
import { type Device, type Tab, waitFor } from "../engine.ts";
import { lookUp, type Target, takeGeolocationAway } from "../page.ts";
import { NOTES } from "./watch.ts";

/** A window of phone size has to be opened by a page: MiniBrowser's own are no narrower than 447 px. */
export const OPENER = `data:text/html,<button onclick="open('about:blank','','popup,width=390,height=844')">Open</button>`;

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

/**
 * A window of its own.
 * @param base the window that the browser came with; it shows OPENER.
 */
export async function openWebKitTab(driver: WebDriver, base: string, origin: string): Promise<Tab> {
  await openWindow(driver, base);
  const notes = async (key: string): Promise<string[]> =>
    JSON.parse(
      (await driver.executeScript<string | null>((key: string) => localStorage.getItem(key), key)) ?? "[]",
    );

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
    openings: () => notes(NOTES.openings),
    errors: () => notes(NOTES.errors),
    close: () => driver.close(),
  };
}

/** Waits for the page's scripts: mostly the driver goes on as soon as there is a page. */
async function hasLoaded(driver: WebDriver): Promise<void> {
  const isComplete = () => document.readyState === "complete" || null;
  await waitFor("a whole page", () => driver.executeScript<true | null>(isComplete));
}

/** Opens a window of phone size, and goes there. */
async function openWindow(driver: WebDriver, base: string): Promise<void> {
  const before = await driver.getAllWindowHandles();
  await driver.switchTo().window(base);
  await driver.findElement(By.css("button")).click();
  const handle = await waitFor("the new window", async () => {
    return (await driver.getAllWindowHandles()).find((other) => !before.includes(other)) ?? null;
  });
  await driver.switchTo().window(handle);
}

/** Runs in the page: answers in the device's place. */
function answerAsDevice(device: Device, coords: typeof PLACE): void {
  Geolocation.prototype.getCurrentPosition = (found, failed) => {
    if (device === "allowed") found({ coords, timestamp: Date.now() } as GeolocationPosition);
    else failed?.({ code: 1, message: "" } as GeolocationPositionError);
  };
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
