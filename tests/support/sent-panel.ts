import { expect, type Locator, type Page } from "@playwright/test";
import { openRequest } from "./request.ts";
import type { TYPED } from "./typed.ts";

export const HALF_AN_HOUR = 30 * 60_000;

/** A phone, which the page recognizes by its touch screen. */
export const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

/** The panel after a hand-off. */
export function sentPanel(page: Page): Locator {
  return page.getByRole("region", { name: "Did your text go through?" });
}

/** Sends a request from a city page. */
export async function sendRequest(page: Page, typed?: Partial<typeof TYPED>) {
  const request = await openRequest(page);
  await request.fill(typed);
  await request.send.click();
  return request;
}

/** As sendRequest, and waits for the panel. */
export async function reachPanel(page: Page, typed?: Partial<typeof TYPED>): Promise<Locator> {
  await sendRequest(page, typed);
  const panel = sentPanel(page);
  await expect(panel).toBeVisible();
  return panel;
}

/** Waits until the tab has a request stored, or none. */
export async function expectKept(page: Page, isKept: boolean): Promise<void> {
  const hasOne = () => Object.keys(sessionStorage).some((key) => key.startsWith("sent."));
  await expect.poll(() => page.evaluate(hasOne)).toBe(isKept);
}
