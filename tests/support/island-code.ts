import type { Page } from "@playwright/test";
import { holdBack } from "./browser.ts";

/** The code of the forms; the entry is another file. */
export const ISLAND_CODE = /\/assets\/(?!entry-).*\.js$/;

/** The script file of every page. */
export const ENTRY = /\/assets\/entry-.*\.js$/;

/** What the console says when an island could not start. */
export const ISLAND_FAILED = /Island \S+ failed/;

/** What the console says while a form whose code cannot be had hands a request over. */
export const WITHOUT_CODE = new RegExp(
  `Failed to load resource|${ISLAND_FAILED.source}|^Not allowed to launch`,
);

/** Opens a page whose forms have no code until the returned function is called. */
export async function openWithoutCode(page: Page, address: string): Promise<() => void> {
  const letCodeCome = await holdBack(page, ISLAND_CODE);
  await page.goto(address);
  return letCodeCome;
}
