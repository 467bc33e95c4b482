import { quietly } from "../../shared/quietly.ts";

/*
 * What is typed stays in the tab (session storage), one entry for each field. Storage may be missing: in private modes and
 * with blocked cookies, reading `sessionStorage` throws (SecurityError); a full storage refuses to write; and its entries may
 * hold anything. The entry script needs this file and little else, so it is not part of what the islands share.
 */

/** Whether the storage has refused something. From then on, only the page knows what was typed. */
let hasRefused = false;

/** An entry of a page that was left with everything stored. */
const LEFT = ["page", "left"] as const;

/** To be called when a page is left and has stored its fields. */
export function markLeft(): void {
  saveField(...LEFT, "yes");
}

/**
 * Whether what a page from the back/forward cache does not find in the storage was removed since, and not refused, and
 * whether the storage can be read: in WebKitGTK 2.50 it is sometimes empty for a moment after Back.
 */
export function isStorageComplete(): boolean {
  return !hasRefused && loadField(...LEFT) !== "";
}

/** What the tab has stored of a form's field; "" if there is nothing. */
export function loadField(form: string, field: string): string {
  return quietly(() => sessionStorage.getItem(keyOf(form, field))) ?? "";
}

/**
 * Stores a field's text until the tab is closed or the field is cleared. If there is no room, the field's older text is
 * removed, so that Back does not restore it.
 */
export function saveField(form: string, field: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(form, field), text);
  } catch {
    hasRefused = true;
    clearFields(form, [field]);
  }
}

/** Removes what the tab has stored of these fields. */
export function clearFields(form: string, fields: readonly string[]): void {
  for (const field of fields) quietly(() => sessionStorage.removeItem(keyOf(form, field)));
}

/** Where the tab stores the last request (src/request/storage/stored.ts). */
export const LAST_REQUEST = ["sent", "request"] as const;

/** Whether the tab may have a stored request, which every page asks. */
export function mayHaveLastRequest(): boolean {
  return loadField(...LAST_REQUEST) !== "";
}

/** The name of a pin's entry, beside those of its form's fields (src/request/storage/stored.ts). */
export const PIN = "pin";

/** A name and a phone number are the driver's own: typed into one form, they are in the others, too. */
function keyOf(form: string, field: string): string {
  return `${/^(name|phone)$/.test(field) ? "driver" : form}.${field}`;
}
