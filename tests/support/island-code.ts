import type { Page } from "@playwright/test";

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

/** Holds back the islands' code until the returned function is called. */
export async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const mayCome = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ISLAND_CODE, async (route) => {
    await mayCome;
    await route.continue();
  });
  return release;
}
