import { SEND_WITHOUT_CODE } from "../../islands/early-tap.client.ts";
import { preselected, textOf, writeFields } from "../../islands/field-values.ts";
import { quietly } from "../../shared/quietly.ts";
import { EXPIRES_AFTER_MS } from "../rules/position.ts";
import { isAway } from "./form-values.ts";
import {
  CHANGED_KEY,
  forgetOldRequests,
  isStorageComplete,
  keyIn,
  loadText,
  markLeft,
  saveText,
  type TabKey,
} from "./tab-storage.ts";

/*
 * What a field gets when its page is shown:
 *
 *                                         if the tab has a text for it    if it has none
 * opened by a link, or reloaded           that                            what it holds
 * restored by the browser: after Back,    that                            what the page has preselected, because the
 * or in a tab of an earlier day                                           tab's text was sent since, or is a day old
 *
 * On a page that was opened, what has been typed before this script runs is stored first. If the storage cannot be
 * read, each field keeps what it holds.
 */

/** Whether the browser may have restored texts with which the page was left, though the tab has newer ones. */
let isRestored = false;

/** Stores what is typed into the page's forms, and restores it at once, whether or not the forms' code is loaded. */
export function autosave(): void {
  const type = quietly(() => (performance.getEntriesByType("navigation") as [PerformanceNavigationTiming])[0].type);
  // On a page that a link has opened, the browser restores nothing.
  isRestored = (forgetOldRequests() && type !== "navigate") || type === "back_forward";
  if (!isRestored) save(storedFields().filter((field) => textOf(field) !== preselected(field)));
  restore();
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
  save(storedFields());
}

/** Stores those of the fields whose text has changed. */
function save(fields: HTMLInputElement[]): void {
  for (const field of fields) {
    const text = textOf(field);
    if (text === (savedIn(field) || preselected(field))) continue;
    saveText(keyOf(field), text);
    saveText(CHANGED_KEY, String(Date.now()));
  }
}

/**
 * Restores all fields at "pageshow", because Chromium restores them after `autosave` has run
 * (LocalDOMWindow::DocumentWasClosed).
 * @param isCached whether the page comes from the back/forward cache.
 */
export function restoreFields(isCached: boolean): void {
  changeAutocomplete("on", "off");
  isRestored ||= isCached;
  restore();
}

/** Writes into all fields what they get. */
function restore(): void {
  const isSent = isRestored && isStorageComplete();
  const textFor = (field: HTMLInputElement) => savedIn(field) || (isSent ? preselected(field) : textOf(field));
  writeFields(storedFields().map((field) => [field, textFor(field)]));
  dropExpiredWords();
}

/**
 * Empties a location that a pin has filled in, if the pin has expired or cannot be read, or if the driver is not with
 * the car. The islands' code does so, too, but may be missing: first aid would send these words, without their age.
 */
function dropExpiredWords(): void {
  const expired = storedFields().filter((field) => {
    const form = `${field.form?.dataset.storedAs}`;
    const foundAt = quietly(() => JSON.parse(loadText(keyIn(form, "pin"))).foundAt);
    return (
      field.name === "location" &&
      field.value === loadText(keyIn(form, "words")) &&
      (isAway(field.form) || !(Date.now() - foundAt < EXPIRES_AFTER_MS))
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

/** Where the tab stores a field, by itself or with its form: "driver.name", "request.location", "request.No spare". */
function keyOf(field: HTMLInputElement): TabKey {
  const { type, name, value } = field;
  return `${field.closest<HTMLElement>("[data-stored-as]")?.dataset.storedAs}.${type === "checkbox" ? value : name}`;
}
