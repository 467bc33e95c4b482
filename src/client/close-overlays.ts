/** The open menu or dialog. A browser without popovers, which shows the menu as it is, finds no menu: ":is" forgives it. */
const OPEN = "#menu:is(:popover-open),dialog[open]";

/**
 * Closes the mobile menu when a link in it is chosen, before the next page arrives. Opening it, Escape and a
 * tap outside are the popover's own work.
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
