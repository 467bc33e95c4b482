import { expect } from "vitest";
import { PLACE_TEXT } from "../support/location.ts";
import { CITY_PAGE } from "../support/pages.ts";
import type { Tab } from "./journey.ts";
import { button, isLive, isShown, linkTo, valuesIn } from "./page.ts";

/** The two kinds of page with a dialog in which nothing is chosen yet, and what opens it there. */
export const HOME = { address: "/", opener: button("Share my Location") };
export const SERVICE = { address: CITY_PAGE, opener: button("Request Help") };

export const SEND = button("Send Request", "dialog");
export const CLOSE = button("Close", "dialog");
export const GPS = button("Use my GPS location", "dialog");

/** Opens a page and, by a tap, its dialog; the form's code may still be on its way. */
export async function tapEarly(tab: Tab, { address, opener } = SERVICE): Promise<void> {
  // The home page's opener comes at once where the services are in view; on others, WebKit's way there, again at each
  // reload, would take the opener away from under a tap.
  await tab.open(address === HOME.address ? `${address}#services` : address);
  await tab.click(opener);
  await expect.poll(() => tab.read(isShown, "dialog")).toBe(true);
}

/** As tapEarly, and waits until the form's code is at work. */
export async function openDialog(tab: Tab, variant = SERVICE): Promise<void> {
  await tapEarly(tab, variant);
  await expect.poll(() => tab.read(isLive)).toBe(true);
}

/** Opens the dialog of the open page. */
export async function tapOpener(tab: Tab): Promise<void> {
  await tab.click(SERVICE.opener);
  await expect.poll(() => tab.read(isShown, "dialog")).toBe(true);
  await expect.poll(() => tab.read(isLive)).toBe(true);
}

/** Has the device looked for, and waits until the place is there, and no words for it will come. */
export async function look(tab: Tab): Promise<void> {
  await tab.click(GPS);
  await expect.poll(() => tab.read(valuesIn, "dialog")).toContainEqual(expect.stringContaining(PLACE_TEXT));
  await expect.poll(() => tab.read(isShown, "dialog [aria-busy]")).toBe(false);
  const text = decodeURIComponent(await tab.read(linkTo, '.dialog-actions a[href^="sms:+"]'));
  expect(text).toContain(`GPS: ${PLACE_TEXT} https://maps.google.com/?q=`);
}
