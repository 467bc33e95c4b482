/**
 * A part of the page that is ours, by a mark that only we write: extensions have elements with any id, and dialogs of
 * their own (docs/data-attributes.md).
 */
export function partOf<Part extends HTMLElement>(
  name: "ads" | "main" | "menu" | "call-bar" | "dialog" | "toasts" | "confirmation" | "sent-panel",
): Part | null {
  return document.querySelector<Part>(`[data-part=${name}]`);
}

/** Our dialog while it is open. */
export function openDialog(): HTMLDialogElement | undefined {
  const dialog = partOf<HTMLDialogElement>("dialog");
  return dialog?.open ? dialog : undefined;
}
