/**
 * Opens or closes the page's dialog in browsers without invoker commands (before Chrome 135, Firefox 144 and
 * Safari 26.2: https://caniuse.com/wf-invoker-commands), by the same attribute.
 */
export function invokerPolyfill({ target }: Event): void {
  const button = (target as Element).closest("[commandfor]");
  const dialog = document.querySelector("dialog");
  if (!button || !dialog || "commandForElement" in button) return;
  if (dialog.open) dialog.close();
  else dialog.showModal();
}
