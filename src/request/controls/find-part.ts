/**
 * A part of the page that is ours, by a mark that only we write: extensions have elements with any id, and dialogs of
 * their own (docs/data-attributes.md).
 */
export function findPart<Part extends HTMLElement>(
  name: "ads" | "not-found" | "main" | "menu" | "call-bar" | "dialog" | "toasts" | "confirmation" | "sent-panel",
): Part | null {
  return document.querySelector<Part>(`[data-part=${name}]`);
}

/** The id of the element that has the page's data as JSON (page-data.ts). */
export const PAGE_DATA_ID = "page-data";

/** Our dialog while it is open. */
export function openDialog(): HTMLDialogElement | undefined {
  const dialog = findPart<HTMLDialogElement>("dialog");
  return dialog?.open ? dialog : undefined;
}
