import type { Browser, Page, Request, Route } from "@playwright/test";
import { SAMPLES } from "../../src/request/location/geocoders.ts";
import { LAST_REQUEST } from "../../src/request/storage/tab-storage.ts";
import { expect, forgetInvokers, stopClock, unexpected, watchErrors } from "../support/browser.ts";
import { holdDevice, PLACE } from "../support/location.ts";
import { putNodesBetweenFields, translate } from "../support/translator.ts";
import { type Control, createInPage, type Seen } from "./in-page.ts";

/** What the browser logs of a cut line, and the page of missing code. */
const EXPECTED = /net::ERR_INTERNET_DISCONNECTED|^Island .* failed/;

/** What every geocoder answers. */
const ADDRESS = Object.assign({}, ...Object.values(SAMPLES).map(({ answer }) => answer));

/**
 * The browser, page and window width with which a walk begins. An old browser has no invoker commands; the one with a
 * translator also has a password manager, and both change every page.
 */
export interface Start {
  browser: "new" | "old" | "with a translator";
  address: string;
  width: number;
}

/** A tab with a clock, a line, and GPS of its own: nothing in it depends on the time of day, or leaves this machine. */
export class Tab {
  line: "good" | "cut" | "late code" = "good";
  private words = 0;
  private held: Route[] = [];
  private readonly underWay = new Set<Request>();

  private constructor(
    readonly page: Page,
    private readonly logged: readonly string[],
  ) {}

  /** Opens a page: below 1000 px on a phone. */
  static async open(chromium: Browser, { browser, address, width }: Start): Promise<Tab> {
    const isPhone = width < 1000;
    const viewport = { width, height: isPhone ? Math.round(width * 1.9) : 800 };
    const device = { viewport, hasTouch: isPhone, isMobile: isPhone, reducedMotion: "reduce" } as const;
    const context = await chromium.newContext(device);
    await context.addInitScript(holdDevice, PLACE);
    await context.addInitScript(`globalThis.inPage = (${createInPage})()`);
    const page = await context.newPage();
    if (browser === "old") await forgetInvokers(page);
    if (browser === "with a translator") {
      await translate(page, "start", "");
      await putNodesBetweenFields(page);
    }
    const tab = new Tab(page, await watchErrors(page));
    await context.route(/^https:(?!\/\/127\.)|\/assets\//, (route) => tab.answer(route));
    page.on("request", (request) => tab.underWay.add(request));
    for (const end of ["requestfinished", "requestfailed"] as const)
      page.on(end as "requestfinished", (request) => tab.underWay.delete(request));
    await stopClock(page);
    // Under Save-Data no code is fetched ahead, so that it can be late.
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
    await page.goto(address);
    return tab;
  }

  private async answer(route: Route): Promise<void> {
    const isOwn = route.request().url().includes("/assets/");
    const type = route.request().resourceType();
    if (isOwn && type !== "fetch") await route.continue();
    else if (this.line === "cut") await route.abort("internetdisconnected");
    else if (isOwn && this.line === "late code") this.held.push(route);
    else if (isOwn) await route.continue();
    else if (type === "script") await route.fulfill({ body: "", contentType: "text/javascript" });
    else await route.fulfill({ json: ADDRESS, headers: { "Access-Control-Allow-Origin": "*" } });
  }

  async setLine(line: Tab["line"]): Promise<void> {
    this.line = line;
    // A page that was left waits for nothing.
    for (const route of this.held.splice(0)) await this.answer(route).catch(() => {});
  }

  /** Taps the middle of a control, and again after so many milliseconds. @throws {Error} when another control is there. */
  async tap({ index, name }: Control, again?: number): Promise<void> {
    // A finger takes a second to get there, as long as anything ignores taps.
    await this.page.clock.runFor(1000);
    await this.waitUntilStill();
    const aimed = await this.page.evaluate((index) => inPage.aim(index), index);
    // The control has gone, and was not on the screen before.
    if (!aimed) return;
    const { x, y } = aimed;
    for (const delay of again === undefined ? [0] : [0, again]) {
      if (delay > 0) await this.page.clock.runFor(delay);
      await this.waitUntilStill();
      await this.page.mouse.click(x, y);
      const tap = [index, delay] as const;
      const result = this.page.evaluate(([index, delay]) => inPage.tapResult(index, delay), tap);
      // A page that is being left may be gone before it answers.
      const { isLeaving, missed } = await result.catch(() => ({ isLeaving: true, missed: undefined }));
      if (missed) throw new Error(`A tap on "${name}" (after ${delay} ms) reached "${missed}"`);
      if (isLeaving) return;
      // A finger does not stay.
      await this.page.mouse.move(0, 0);
    }
  }

  /** Types something new into a field, after such a key. @returns it, or undefined if it ended where the field ended. */
  async type({ id }: Control, key: string): Promise<string | undefined> {
    this.words += 1;
    // Right for every field.
    const text = `w${this.words}@mail.example`;
    const field = this.page.locator(`#${id}`);
    await field.press(key);
    await this.page.keyboard.insertText(text);
    return (await field.inputValue()).includes(text) ? text : undefined;
  }

  /** @returns the words of the choice. */
  async choose({ id }: Control, index: number): Promise<string> {
    const field = this.page.locator(`#${id}`);
    await field.selectOption({ index });
    return await field.locator("option:checked").innerText();
  }

  /** What was logged that should not have been. */
  get errors(): string[] {
    return unexpected(this.logged, EXPECTED);
  }

  async look(isUntouched: boolean): Promise<Seen> {
    await this.waitUntilStill();
    // What has come may show only some frames later. If it never does, the panel's words are lost, or the line is untrue.
    const key = this.line === "good" ? LAST_REQUEST : "";
    await expect
      .poll(() => this.page.evaluate(isBehind, key), { timeout: 2000 })
      .toBe(false)
      .catch(() => {});
    return await this.page.evaluate((isUntouched) => inPage.look(isUntouched), isUntouched);
  }

  /** Turns the phone on its side, or back. */
  async turn(): Promise<void> {
    const size = this.page.viewportSize();
    if (!size) throw new Error("The page has no size");
    await this.page.setViewportSize({ width: size.height, height: size.width });
  }

  /** Goes to an address, or back and forth. */
  async go(to: string | number): Promise<void> {
    // The page that is left may be gone before it answers.
    await this.page.evaluate((to) => inPage.go(to), to).catch(() => {});
  }

  /** Waits until nothing is under way but what is held, and until what has come is rendered. */
  private async waitUntilStill(): Promise<void> {
    const held = () => this.held.map((route) => route.request());
    const underWay = () => [...this.underWay].filter((request) => !held().includes(request));
    const state = async () => {
      if (underWay().length > 0) return underWay().map((request) => request.url());
      const isThere = await this.page.evaluate(() => inPage.waitUntilStill());
      return isThere && underWay().length === 0 ? "settled" : "on the way to another page";
    };
    await expect.poll(() => state().catch(String), { intervals: [20] }).toBe("settled");
  }
}

/** Runs in the page: whether it still lacks the panel for a request stored under this key, or what a search for the position found. */
function isBehind(key: string): boolean {
  const isPanelDue = key in sessionStorage && !document.getElementById("sent-heading");
  const isSearching = document.querySelector("[aria-busy]#request-gps") !== null;
  return isPanelDue || (isSearching && device.hasAnswered());
}
