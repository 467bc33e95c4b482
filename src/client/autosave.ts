import { isStorageAvailable, loadField, saveField } from "../tab-storage.ts";

/**
 * Saves in the tab what is typed into the page's forms, and restores at once what was saved, whether or not their code is
 * there yet.
 */
export function autosave(): void {
  const isBack = navigationType() === "back_forward";
  for (const field of fieldsOfForms()) {
    // What was typed before this script came is newer; after Back it is what the browser has restored (`restoreFields`).
    if (field.value === preselected(field) || (isBack && savedIn(field))) restore(field);
    else save(field);
  }
  addEventListener("input", ({ target }) => save(target as HTMLInputElement));
}

/**
 * Makes fields what the tab has saved, which is what was typed last: after Back a browser restores what the page was left
 * with. Chromium does so after this script has run, and before "pageshow" (LocalDOMWindow::DocumentWasClosed).
 * @param isCached Whether the page comes from the back/forward cache. All that it holds was saved then, so what is not any
 * more was sent on another page.
 */
export function restoreFields(isCached: boolean): void {
  for (const field of fieldsOfForms()) {
    const { value } = field;
    if (isCached && isStorageAvailable()) field.value = preselected(field);
    restore(field);
    // For the form's code, which may be running.
    if (field.value !== value) field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function fieldsOfForms(): NodeListOf<HTMLInputElement> {
  return document.querySelectorAll("[data-stored-as] [name]");
}

/** The option that the page has chosen, which is not the driver's choice; "" for other fields, which come empty. */
function preselected(field: HTMLInputElement): string {
  return field.querySelector<HTMLOptionElement>("[selected]")?.value ?? "";
}

function save({ form, name, value }: HTMLInputElement): void {
  const storedAs = form?.dataset.storedAs;
  if (storedAs) saveField(storedAs, name, value);
}

function savedIn({ form, name }: HTMLInputElement): string {
  return loadField(form?.dataset.storedAs ?? "", name);
}

function restore(field: HTMLInputElement): void {
  const { value } = field;
  field.value = savedIn(field) || value;
  // Of a choice that there is none of any more, a browser makes none.
  if (!field.value) field.value = value;
}

function navigationType(): string | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type;
}
