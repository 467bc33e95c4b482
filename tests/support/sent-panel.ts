import { expect, type Locator, type Page } from "@playwright/test";
import { business } from "../../src/business/current.ts";
import { mailWith, smsWith } from "./links.ts";
import { fillRequest, openDialog, SERVICE, TYPED } from "./request.ts";

/** The request that becomes of what is typed, and its links. */
export const REQUEST_LINES = [
  `Service: ${TYPED.service}`,
  `Name: ${TYPED.name}`,
  `Phone: ${TYPED.phone}`,
  `Location: ${TYPED.location}`,
  `Details: ${TYPED.details}`,
];
export const REQUEST_SMS = smsWith(business.hotline.e164, REQUEST_LINES);
export const REQUEST_MAIL = mailWith(business.email, `Service Request - ${TYPED.service}`, REQUEST_LINES);

export const HALF_AN_HOUR = 30 * 60_000;

/** A phone, as the page can tell: it is touched. */
export const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

/** The panel after a hand-off. */
export function sentPanel(page: Page): Locator {
  return page.getByRole("region", { name: "Did your text go?" });
}

/** Sends a request from a service page. */
export async function sendRequest(page: Page, typed: Partial<typeof TYPED> = TYPED): Promise<void> {
  await page.goto(SERVICE.address);
  const dialog = await openDialog(page, SERVICE.opener);
  await fillRequest(dialog, typed);
  await dialog.getByRole("button", { name: "Send Request" }).click();
}

/** As sendRequest, and waits for the panel. */
export async function reachPanel(page: Page, typed: Partial<typeof TYPED> = TYPED): Promise<Locator> {
  await sendRequest(page, typed);
  const panel = sentPanel(page);
  await expect(panel).toBeVisible();
  return panel;
}

/** What the tab keeps of a request. */
export async function keptOfRequest(page: Page): Promise<string[]> {
  return await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("sent.")));
}
