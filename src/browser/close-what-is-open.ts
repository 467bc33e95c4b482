/** The open menu. A browser without popovers, which shows the menu as it is, finds none: ":is" forgives it. */
const MENU = "#menu:is(:popover-open)";

/**
 * Closes the mobile menu when a link in it is chosen, before the next page arrives. Opening it, Escape and a
 * tap outside are the popover's own work.
 */
export function closeMenuOnChoice(): void {
  const menu = document.getElementById("menu");
  menu?.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) closeAll(MENU);
  });
}

/** A page that comes back from the back/forward cache comes back as it is read: nothing open. */
export function closeAllOnReturn(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) closeAll(`${MENU},dialog[open]`);
  });
}

function closeAll(selector: string): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (element instanceof HTMLDialogElement) element.close();
    else element.hidePopover();
  }
}
