import type { Browser, BrowserContext, Page, Route } from "@playwright/test";
import { saveData, stopClock } from "../support/browser.ts";
import { type Answer, type Control, createProbe, type Seen } from "./probe.ts";

/** What the browser says of a line that is cut, and of the worker that is kept out; and the page, of missing code. */
const EXPECTED =
  /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED|^Service Worker registration blocked|^Island .* failed/;

/** What both geocoders answer. */
const ADDRESS = { display_name: "1100, Keller Parkway", locality: "Keller", principalSubdivision: "Texas" };

/** A tab with its own clock, line, and GPS: nothing in it depends on the time of day, or leaves this machine. */
export class Tab {
  readonly errors: string[] = [];
  line: "good" | "cut" | "late code" = "good";
  private words = 0;
  private held: Route[] = [];
  private isLeaving = false;
  private onShown = () => {};

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
  ) {}

  /** Opens a page: below 1000 px on a phone. */
  static async open(browser: Browser, { address, width }: { address: string; width: number }): Promise<Tab> {
    const isPhone = width < 1000;
    const viewport = { width, height: isPhone ? Math.round(width * 1.9) : 800 };
    const device = { viewport, hasTouch: isPhone, isMobile: isPhone, reducedMotion: "reduce" } as const;
    const context = await browser.newContext(device);
    const tab = new Tab(await context.newPage(), context);
    await tab.prepare();
    await tab.page.goto(address);
    return tab;
  }

  private async prepare(): Promise<void> {
    const { context, page, errors } = this;
    await context.exposeFunction("report", (what: "leaving" | "shown") => {
      this.isLeaving = what === "leaving";
      if (what === "shown") this.onShown();
    });
    await context.addInitScript(`globalThis.probe = (${createProbe})()`);
    await context.route(/^https:(?!\/\/127\.)|\/assets\//, (route) => this.answer(route));
    await stopClock(page);
    await saveData(page);
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      const isBad = /error|warning/.test(message.type()) && !EXPECTED.test(message.text());
      if (isBad) errors.push(message.text());
    });
    const client = await context.newCDPSession(page);
    client.on("Audits.issueAdded", ({ issue }) => errors.push(JSON.stringify(issue)));
    await client.send("Audits.enable");
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

  /** Runs a script that says whether it leads to another page. */
  async run(script: string): Promise<void> {
    this.isLeaving = await this.page.evaluate<boolean>(script);
  }

  /** Taps the middle of a control, and so much later the same point again. @throws {Error} when another is there. */
  async tap({ index, name }: Control, again?: number): Promise<void> {
    const { x, y } = await this.page.evaluate((index) => probe.aim(index), index);
    for (const isSecond of again === undefined ? [false] : [false, true]) {
      if (isSecond) await this.page.clock.runFor(again ?? 0);
      await this.settle();
      await this.page.mouse.click(x, y);
      if (await this.isLeft()) return;
      const tapped = [index, isSecond] as const;
      const missed = await this.page.evaluate(([index, isSecond]) => probe.missed(index, isSecond), tapped);
      if (missed) throw new Error(`${isSecond ? "A second" : "A"} tap on "${name}" came to "${missed}"`);
      // A finger does not stay.
      await this.page.mouse.move(0, 0);
    }
  }

  /** Types something new into a field, where such a key leads. @returns it. */
  async type({ id }: Control, key: string): Promise<string> {
    this.words += 1;
    // Fit for every field.
    const text = `w${this.words}@mail.example`;
    await this.page.locator(`#${id}`).press(key);
    await this.page.keyboard.insertText(text);
    return text;
  }

  /** @returns what is chosen, in words. */
  async choose({ id }: Control, index: number): Promise<string> {
    const field = this.page.locator(`#${id}`);
    await field.selectOption({ index });
    return await field.locator("option:checked").innerText();
  }

  async answerGps(answer: Answer): Promise<void> {
    await this.page.evaluate((answer) => probe.answer(answer), answer);
  }

  async look(isUntouched: boolean): Promise<Seen> {
    await this.settle();
    return await this.page.evaluate((isUntouched) => probe.look(isUntouched), isUntouched);
  }

  private async settle(): Promise<void> {
    const shown = new Promise<void>((resolve) => {
      this.onShown = resolve;
    });
    if (await this.isLeft()) await shown;
    await this.page.evaluate((isCodeLate) => probe.settle(isCodeLate), this.line === "late code");
  }

  private async isLeft(): Promise<boolean> {
    // What the page has reported comes before its answer.
    await this.page.evaluate(() => {}).catch(() => {});
    return this.isLeaving;
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
