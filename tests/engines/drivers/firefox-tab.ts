import type { BrowserContext, ElementHandle, Page } from "puppeteer-core";
import { PLACE } from "../../support/location.ts";
import { type Tab, waitFor } from "../engine.ts";
import { lookUp, type Target, takeGeolocationAway } from "../page.ts";

/** A tab with cookies, storage and permissions of its own. */
export async function openFirefoxTab(
  context: BrowserContext,
  launches: () => Promise<string[]>,
  origin: string,
): Promise<Tab> {
  const page = await context.newPage();
  await page.setViewport({ width: 390, height: 844 });
  const errors = collectErrors(page);
  const earlier = (await launches()).length;

  return {
    open: async (address) => (await page.goto(origin + address))?.status(),
    reload: async () => void (await page.reload()),
    click: async (target) => (await find(page, target)).click(),
    type: async (target, text) => (await find(page, target)).type(text),
    choose: async (target, value) => void (await (await find(page, target)).select(value)),
    press: (key) => page.keyboard.press(key),
    read: (look, ...args) => page.evaluate(look as never, ...args),
    async setDevice(device) {
      if (device === "missing") return await page.evaluate(takeGeolocationAway);
      await context.overridePermissions(origin, device === "allowed" ? ["geolocation"] : []);
      await page.setGeolocation(PLACE);
    },
    openings: async () => (await launches()).slice(earlier),
    errors: async () => errors,
    close: () => context.close(),
  };
}

async function find(page: Page, target: Target): Promise<ElementHandle<HTMLElement>> {
  return await waitFor(target.name ?? target.css, async () => {
    return (await page.evaluateHandle(lookUp, target)).asElement() as ElementHandle<HTMLElement> | null;
  });
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warn") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return errors;
}
