import { quietly } from "../../shared/quietly.ts";

/*
 * What is typed stays in the tab (session storage), an entry for each field. Only this file uses that storage. In
 * private modes and with blocked cookies, reading `sessionStorage` throws (SecurityError); a full storage refuses to
 * write; and entries may hold anything. This code must have no state: the entry script and the islands' file each have
 * a copy.
 */

/** Whose text it is (a form's, or the driver's in all forms), and which: "request.details", "driver.name". */
export type TabKey = `${string}.${string}`;

/** The mark of a page that was left. A storage that is full or forbidden has none. */
const LEFT_KEY: TabKey = "page.left";

/** Where the tab stores when a field was changed last, in milliseconds since 1970. */
export const CHANGED_KEY: TabKey = "page.changed";

/** What a request said a day ago is no longer true: the browser has restored the tab. */
const DAY_MS = 24 * 60 * 60_000;

/** Where the tab stores a form's pin, and the words that the pin has filled in. */
export function keyIn(form: string, what: "pin" | "words"): TabKey {
  return `${form}.${what}`;
}

/** Removes what was typed of requests, if that was a day ago: the page was left since. @returns whether it was. */
export function forgetOldRequests(): boolean {
  if (!(Date.now() - Number(loadText(CHANGED_KEY) || Number.NaN) >= DAY_MS)) return false;
  for (const key of Object.keys(sessionStorage)) if (/^request/.test(key)) sessionStorage.removeItem(key);
  // Otherwise it would be a day old on each page that follows, whatever is typed there.
  saveText(CHANGED_KEY, "");
  // The tab can be read, and may have been dropped without having been left.
  markLeft();
  return true;
}

/** To be called when a page is left and has stored its fields. */
export function markLeft(): void {
  saveText(LEFT_KEY, "yes");
}

/**
 * Whether a missing text was really removed: the mark of `markLeft` is there, so the storage can be written and read. In
 * WebKitGTK 2.50 it is sometimes empty for a moment after Back.
 */
export function isStorageComplete(): boolean {
  return hasText(LEFT_KEY);
}

/** Whether this tab may have left a page of the site: without storage, any earlier page counts as one. */
export function mayHaveLeft(): boolean {
  return hasText(LEFT_KEY) || (history.length > 1 && !quietly(() => sessionStorage));
}

/** The text that the tab has stored; "" if there is none. */
export function loadText(key: TabKey): string {
  return quietly(() => sessionStorage.getItem(key)) ?? "";
}

/**
 * The value that the tab has stored as JSON, if it is valid: another version of the site, or an extension, may have
 * stored anything.
 */
export function loadValid<Stored>(key: TabKey, isValid: (value: unknown) => value is Stored): Stored | undefined {
  try {
    const value: unknown = JSON.parse(loadText(key));
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the tab has stored a text, valid or not. */
export function hasText(key: TabKey): boolean {
  return loadText(key) !== "";
}

/** Stores a text until the tab is closed; "" removes it. Without room for it, the older text is removed, too. */
export function saveText(key: TabKey, text: string): void {
  quietly(() => sessionStorage.removeItem(key));
  if (text) quietly(() => sessionStorage.setItem(key, text));
}
