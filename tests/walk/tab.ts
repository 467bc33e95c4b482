import type { Browser, Page, Request } from "@playwright/test";
import {
  expect,
  holdBack,
  isThere,
  saveData,
  stopClock,
  unexpected,
  watchErrors,
} from "../support/browser.ts";
import { ISLAND_CODE } from "../support/island-code.ts";
import { type Control, createProbe, type Seen } from "./probe.ts";

/** What both geocoders answer, and what monitors ads. */
const ADDRESS = {
  json: { display_name: "1100, Keller Parkway", locality: "Keller", principalSubdivision: "Texas" },
  headers: { "Access-Control-Allow-Origin": "*" },
};
const EMPTY_SCRIPT = { body: "", contentType: "text/javascript" };

/** A tab with a clock and a line of its own: nothing in it depends on the time of day, or leaves this machine. */
export class Tab {
  private readonly underWay = new Set<Request>();
  private release: (() => void) | undefined;

  private constructor(
    readonly page: Page,
    private readonly logged: readonly string[],
  ) {}

  /** Opens a page: below 1000 px on a phone. */
  static async open(browser: Browser, { address, width }: { address: string; width: number }): Promise<Tab> {
    const isPhone = width < 1000;
    const viewport = { width, height: isPhone ? Math.round(width * 1.9) : 800 };
    const device = { viewport, hasTouch: isPhone, isMobile: isPhone, reducedMotion: "reduce" } as const;
    const context = await browser.newContext(device);
    await context.addInitScript(`globalThis.probe = (${createProbe})()`);
    const page = await context.newPage();
    const tab = new Tab(page, await watchErrors(page));
    page.on("request", (request) => tab.underWay.add(request));
    page.on("requestfinished", (request) => tab.underWay.delete(request));
    page.on("requestfailed", (request) => tab.underWay.delete(request));
    await context.route(/^https:(?!\/\/127\.)/, (route) =>
      route.fulfill(route.request().resourceType() === "script" ? EMPTY_SCRIPT : ADDRESS),
    );
    await stopClock(page);
    await saveData(page);
    await page.goto(address);
    return tab;
  }

  /** Whether the code of forms is held back until further notice. */
  get isCodeLate(): boolean {
    return this.release !== undefined;
  }

  async setCodeLate(isLate: boolean): Promise<void> {
    this.release?.();
    this.release = isLate ? await holdBack(this.page, ISLAND_CODE) : undefined;
  }

  /** Taps a control, and once more at the same point after so many milliseconds: nothing else may be there then. */
  async tap({ index }: Control, again?: number): Promise<void> {
    const found = await this.page.evaluateHandle((index) => probe.control(index), index);
    const control = found.asElement();
    // Playwright scrolls to it, and waits until a tap would reach it; the call bar may go away then.
    await control?.click({ trial: true, timeout: 5000 });
    await this.settle();
    await control?.click({ timeout: 5000 });
    await this.settle();
    if (again === undefined) return;
    await this.page.clock.runFor(again);
    await this.settle();
    expect(await this.page.evaluate(() => probe.moved())).toEqual([]);
    const point = await this.page.evaluate(() => probe.tapped());
    // There is none where the tap has led to another page.
    if (point) await this.page.mouse.click(point.x, point.y);
  }

  /** What was logged that should not have been. */
  get errors(): string[] {
    return unexpected(this.logged, /^$/);
  }

  /** What is on the page half a second later: a finger takes as long for the next tap. */
  async look(): Promise<Seen> {
    await this.settle();
    await this.page.clock.runFor(500);
    await this.settle();
    return await this.page.evaluate(() => probe.look());
  }

  /** Waits until nothing is under way but what is held back, and all that has come is rendered. */
  private async settle(): Promise<void> {
    const isIdle = () =>
      [...this.underWay].every((request) => this.isCodeLate && ISLAND_CODE.test(request.url()));
    const isSettled = async () =>
      isIdle() &&
      (await this.page.evaluate(isThere)) &&
      (await this.page.evaluate(() => probe.isSettled())) &&
      isIdle();
    // A page that is being left may be gone before it answers.
    await expect.poll(() => isSettled().catch(() => false), { intervals: [20] }).toBe(true);
  }
}
