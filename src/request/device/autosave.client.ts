import { SEND_WITHOUT_CODE } from "../../islands/early-tap.client.ts";
import { preselected, writeFields } from "../../islands/field-values.ts";
import { quietly } from "../../shared/quietly.ts";
import { isAway } from "../rules/away.ts";
import { EXPIRES_AFTER_MS } from "../rules/position.ts";
import {
  CHANGED,
  forgetOldRequests,
  isStorageComplete,
  loadText,
  markLeft,
  pinKey,
  saveText,
  type TabKey,
  wordsKey,
} from "./tab-storage.ts";

/** The fields whose attribute autocomplete="off" was taken away when the page was left. */
let withoutSuggestions: HTMLInputElement[] = [];

/** Whether the browser may restore text that is older than the tab's: after Back, or of an earlier day. */
let isBack = false;

/** Whether what the tab had stored of requests was of an earlier day, and is gone. */
let isOld = false;

/**
 * Stores what is typed into the page's forms in the tab, and restores it at once, whether or not the forms'
 * code is loaded.
 */
export function autosave(): void {
  isOld = forgetOldRequests();
  isBack = isOld || navigationType() === "back_forward";
  // Text typed before this script ran is newer than the stored one. After Back, the browser itself restores
  // older text (see `restoreFields`).
  restore(storedFields().filter((field) => isBack || field.value === preselected(field)));
  saveFields();
  addEventListener("input", saveFields);
  // Password managers may fill in fields with this event alone, or with none.
  addEventListener("change", saveFields);
  addEventListener("pagehide", () => {
    saveFields();
    markLeft();
    // Otherwise WebKit empties the field some milliseconds after a page has come back from the page cache
    // (HTMLInputElement::resumeFromDocumentSuspension; seen in WebKitGTK 2.50).
    withoutSuggestions = storedFields().filter(({ autocomplete }) => autocomplete === "off");
    for (const field of withoutSuggestions) field.autocomplete = "on";
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
 * Sets all fields to what the tab has stored, which was typed last. After Back, browsers restore the text
 * with which the page was left; Chromium does so after this script has run, and before "pageshow"
 * (LocalDOMWindow::DocumentWasClosed).
 * @param isCached Whether the page comes from the back/forward cache.
 */
export function restoreFields(isCached: boolean): void {
  for (const field of withoutSuggestions) field.autocomplete = "off";
  isBack ||= isCached;
  restore(storedFields());
}

/** A page's fields were stored when it was left, so what is no longer stored was sent on another page, or is old. */
function restore(fields: HTMLInputElement[]): void {
  const isSent = isOld || (isBack && isStorageComplete());
  writeFields(fields.map((field) => [field, savedIn(field) || (isSent ? preselected(field) : field.value)]));
  dropExpiredWords();
}

/**
 * Empties a field that has the words of a pin, if that has expired or cannot be read, or if the car is not where the pin is.
 * The islands' code does more, but may be missing, and first aid would send these words, with an address and no age.
 */
function dropExpiredWords(): void {
  const expired = storedFields().filter((field) => {
    const [form = ""] = keyOf(field).split(".");
    const foundAt = quietly(() => JSON.parse(loadText(pinKey(form))).foundAt);
    return (
      field.value === loadText(wordsKey(form)) &&
      (isAway(loadText(`${form}.details`)) || !(Date.now() - foundAt < EXPIRES_AFTER_MS))
    );
  });
  writeFields(expired.map((field) => [field, ""]));
}

/** The fields of the forms, which become lines of a message: not the text to copy, nor what extensions put in. */
function storedFields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>("[data-stored-as] [name][data-line]")];
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
