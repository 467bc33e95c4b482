import { quietly } from "../../shared/quietly.ts";
import { preselected, writeFields } from "../forms/field-values.ts";
import { isStorageComplete, loadText, markLeft, saveText, type TabKey } from "./tab-storage.ts";

/** The fields whose attribute autocomplete="off" was taken away when the page was left. */
let withoutSuggestions: HTMLInputElement[] = [];

/**
 * Stores what is typed into the page's forms in the tab, and restores it at once, whether or not the forms'
 * code is loaded.
 */
export function autosave(): void {
  const isBack = navigationType() === "back_forward";
  // Text typed before this script ran is newer than the stored one. After Back, the browser itself restores
  // older text (see `restoreFields`).
  const isOlder = (field: HTMLInputElement) => isBack || field.value === preselected(field);
  writeFields(
    storedFields()
      .filter(isOlder)
      .map((field) => [field, savedIn(field) || field.value]),
  );
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
}

/** Stores all fields whose text has changed. */
function saveFields(): void {
  for (const field of storedFields()) {
    const { value } = field;
    if (value !== (savedIn(field) || preselected(field))) saveText(keyOf(field), value);
  }
}

/**
 * Sets all fields to what the tab has stored, which was typed last. After Back, browsers restore the text
 * with which the page was left; Chromium does so after this script has run, and before "pageshow"
 * (LocalDOMWindow::DocumentWasClosed).
 * @param isCached Whether the page comes from the back/forward cache. Its fields were stored when it was left, so
 * whatever is no longer stored was sent on another page.
 */
export function restoreFields(isCached: boolean): void {
  for (const field of withoutSuggestions) field.autocomplete = "off";
  const isSent = isCached && isStorageComplete();
  writeFields(
    storedFields().map((field) => [field, savedIn(field) || (isSent ? preselected(field) : field.value)]),
  );
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
