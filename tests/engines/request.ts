import { expect } from "vitest";
import { PLACE_TEXT } from "../support/location.ts";
import { CITY_PAGE } from "../support/pages.ts";
import { button, isLive, isShown, linkTo, valuesIn } from "./page.ts";
import type { Tab } from "./tab.ts";

export const OPENER = button("Request Help");
export const SEND = button("Send Request", "dialog");
export const CLOSE = button("Close", "dialog");
export const GPS = button("Use my GPS location", "dialog");

/** Opens the dialog of the open page by a tap; the form's code may still be on its way. */
export async function tapOpener(tab: Tab): Promise<void> {
  await tab.click(OPENER);
  await expect.poll(() => tab.read(isShown, "dialog")).toBe(true);
}

/** Opens a city page and its dialog, in which nothing is chosen yet, and waits until the form's code is at work. */
export async function openDialog(tab: Tab): Promise<void> {
  await tab.open(CITY_PAGE);
  await tapOpener(tab);
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
