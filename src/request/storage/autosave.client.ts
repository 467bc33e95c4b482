import { quietly } from "../../shared/quietly.ts";
import { preselected } from "../islands/preselected.ts";
import { isStorageComplete, loadField, markLeft, saveField } from "./tab-storage.ts";

/**
 * Stores what is typed into the page's forms in the tab, and restores it at once, whether or not the forms'
 * code is loaded.
 */
export function autosave(): void {
  const isBack = navigationType() === "back_forward";
  for (const field of fieldsOfForms()) {
    // Text typed before this script ran is newer than the stored one. After Back, the browser itself restores
    // older text (see `restoreFields`).
    if (field.value === preselected(field) || (isBack && savedIn(field))) restore(field, field.value);
  }
  saveFields();
  addEventListener("input", saveFields);
  // Password managers may fill in fields with this event alone, or with none.
  addEventListener("change", saveFields);
  addEventListener("pagehide", () => {
    saveFields();
    markLeft();
    setAutocomplete("on");
  });
}

/** Stores all fields whose text has changed. */
function saveFields(): void {
  for (const field of fieldsOfForms()) {
    const { form, name, value } = field;
    if (value !== (savedIn(field) || preselected(field))) saveField(storedAs(form), name, value);
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
  setAutocomplete("off");
  const changed = [...fieldsOfForms()].filter((field) => {
    const { value } = field;
    restore(field, isCached && isStorageComplete() ? preselected(field) : value);
    return field.value !== value;
  });
  // Tells the form's code, which may be running. By now no field has its old text, which would be stored.
  for (const field of changed) field.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Sets the attribute of the location's field. With "off", WebKit empties the field some milliseconds after a page has come
 * back from the page cache (HTMLInputElement::resumeFromDocumentSuspension; seen in WebKitGTK 2.50). So it is "on" while
 * the page is away.
 */
function setAutocomplete(value: "on" | "off"): void {
  for (const field of document.querySelectorAll<HTMLInputElement>("[name=location]"))
    field.autocomplete = value;
}

/** The fields of the forms' tables, which become lines of a message: not the text to copy, nor what extensions put in. */
function fieldsOfForms(): NodeListOf<HTMLInputElement> {
  return document.querySelectorAll("[data-stored-as] [name][data-line]");
}

function savedIn({ form, name }: HTMLInputElement): string {
  return loadField(storedAs(form), name);
}

/** The name under which the tab stores a form. */
function storedAs(form: HTMLFormElement | null): string {
  return form?.dataset.storedAs ?? "";
}

/** Sets a field to what the tab has stored of it, or else to another text. */
function restore(field: HTMLInputElement, otherwise: string): void {
  field.value = savedIn(field) || otherwise;
  // A select ignores a value that it no longer has as a choice.
  if (!field.value) field.value = otherwise;
}

function navigationType(): string | undefined {
  const [navigation] = quietly(() => performance.getEntriesByType("navigation")) ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type;
}
