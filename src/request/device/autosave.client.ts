import { SEND_WITHOUT_CODE } from "../../islands/early-tap.client.ts";
import { preselected, writeFields } from "../../islands/field-values.ts";
import { quietly } from "../../shared/quietly.ts";
import { isAway } from "../rules/away.ts";
import { EXPIRES_AFTER_MS } from "../rules/position.ts";
import {
  CHANGED,
  forgetOldRequests,
  isStorageComplete,
  keyIn,
  loadText,
  markLeft,
  saveText,
  type TabKey,
} from "./tab-storage.ts";

/** Whether the browser may restore text that is older than the stored one: after Back, or of an earlier day. */
let isBack = false;

/** Whether what the tab had stored of requests was a day old, and was removed. */
let isOld = false;

/** Stores what is typed into the page's forms, and restores it at once, whether or not the forms' code is loaded. */
export function autosave(): void {
  isOld = forgetOldRequests();
  isBack = isOld || navigationType() === "back_forward";
  // Text typed before this script ran is newer than the stored one, unless the browser has restored it.
  restore(storedFields().filter((field) => isBack || field.value === preselected(field)));
  saveFields();
  addEventListener("input", saveFields);
  // Password managers may fill in fields with this event alone, or with none.
  addEventListener("change", saveFields);
  addEventListener("pagehide", () => {
    saveFields();
    markLeft();
    // With "off", WebKit empties the field some milliseconds after the page has come back from the page cache
    // (HTMLInputElement::resumeFromDocumentSuspension; seen in WebKitGTK 2.50).
    changeAutocomplete("off", "on");
  });
  // Before first aid sends: the page may have been open for hours.
  for (const sending of ["submit", SEND_WITHOUT_CODE]) addEventListener(sending, dropExpiredWords, true);
}

/** Stores all fields whose text has changed. */
function saveFields(): void {
  for (const field of storedFields()) {
    const { value } = field;
    if (value === (savedIn(field) || preselected(field))) continue;
    saveText(keyOf(field), value);
    saveText(CHANGED, String(Date.now()));
  }
}

/**
 * Sets all fields to what the tab has stored, for "pageshow". After Back, browsers restore the text with which the page
 * was left, though the driver may have typed on another page since; Chromium does so after `autosave` has run, and
 * before "pageshow" (LocalDOMWindow::DocumentWasClosed).
 * @param isCached whether the page comes from the back/forward cache.
 */
export function restoreFields(isCached: boolean): void {
  changeAutocomplete("on", "off");
  isBack ||= isCached;
  restore(storedFields());
}

/** Restores fields. They were stored when the page was left: what is missing since was sent elsewhere, or is old. */
function restore(fields: HTMLInputElement[]): void {
  const isSent = isOld || (isBack && isStorageComplete());
  writeFields(fields.map((field) => [field, savedIn(field) || (isSent ? preselected(field) : field.value)]));
  dropExpiredWords();
}

/**
 * Empties a location that a pin has filled in, if the pin has expired or cannot be read, or if the driver is not with
 * the car. The islands' code does so, too, but may be missing: first aid would send these words, without their age.
 */
function dropExpiredWords(): void {
  const expired = storedFields().filter((field) => {
    const [form = ""] = keyOf(field).split(".");
    const foundAt = quietly(() => JSON.parse(loadText(keyIn(form, "pin"))).foundAt);
    return (
      field.name === "location" &&
      field.value === loadText(keyIn(form, "words")) &&
      (isAway(loadText(keyIn(form, "details"))) || !(Date.now() - foundAt < EXPIRES_AFTER_MS))
    );
  });
  writeFields(expired.map((field) => [field, ""]));
}

/** The fields that become lines of a message: not the text to copy, nor fields of extensions. */
function storedFields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>("[data-stored-as] [name][data-line]")];
}

/** No field has "on" by itself. */
function changeAutocomplete(from: "on" | "off", to: "on" | "off"): void {
  for (const field of storedFields()) if (field.autocomplete === from) field.autocomplete = to;
}

function savedIn(field: HTMLInputElement): string {
  return loadText(keyOf(field));
}

/** Where the tab stores a field: by itself, or with its form. */
function keyOf(field: HTMLInputElement): TabKey {
  return `${field.closest<HTMLElement>("[data-stored-as]")?.dataset.storedAs}.${field.name}`;
}

function navigationType(): string | undefined {
  const [navigation] = quietly(() => performance.getEntriesByType("navigation")) ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type;
}
