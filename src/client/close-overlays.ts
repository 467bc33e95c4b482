/**
 * The open menu or dialog. Browsers without popovers always show the menu; ":is" ignores the selector they do
 * not know.
 */
const OPEN = "#menu:is(:popover-open),dialog[open]";

/**
 * Closes the mobile menu when one of its links is chosen, before the next page arrives. Opening it, Escape,
 * and a tap outside are handled by the popover itself.
 */
export function closeMenuOnChoice(): void {
  document.getElementById("menu")?.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) closeOverlays();
  });
}

/** Closes the menu and the dialog. */
export function closeOverlays(): void {
  for (const element of document.querySelectorAll<HTMLElement | HTMLDialogElement>(OPEN)) {
    if ("close" in element) element.close();
    else element.hidePopover();
  }
}
