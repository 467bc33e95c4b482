/**
 * Closes the mobile menu when a link in it is chosen, also where the link leads to the page that is
 * open already, and when the page comes back from the back/forward cache. Opening it, Escape and a tap
 * outside are the popover's own work.
 */
export function closeMenuOnChoice(): void {
  const menu = document.getElementById("menu");
  if (!menu?.hidePopover) return;
  const close = () => menu.matches(":popover-open") && menu.hidePopover();
  menu.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) close();
  });
  addEventListener("pageshow", close);
}
