/**
 * Opens and closes dialogs for browsers without invoker commands (before Chrome 135, Firefox 144 and
 * Safari 26.2: https://caniuse.com/wf-invoker-commands), by the same attributes.
 */
export function supportInvokers(): void {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button[commandfor]") : null;
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "close") dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}
