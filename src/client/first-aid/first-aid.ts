import { revealLocationButton } from "./reveal-location-button.ts";
import { submitFallback } from "./submit-fallback.ts";

/*
 * Everything that cannot wait for a file. This script is inside every page, right after its header, and the
 * entry script takes over from it. It is small, the same on all pages, and allowed by its hash:
 * docs/decisions/0016-first-aid.md.
 */

// Styles show forms only where a script can send them.
document.documentElement.dataset.js = "";

addEventListener("click", ({ target }) => {
  const closest = (selector: string) => (target as Element).closest(selector);

  // The button's code is not loaded. Buttons that wait for it (aria-busy) are handled by the entry script.
  closest("[data-island] button:not([aria-busy])")?.setAttribute("data-late", "");

  // Opens or closes the page's dialog in browsers without invoker commands (before Chrome 135, Firefox 144 and
  // Safari 26.2: https://caniuse.com/wf-invoker-commands), by the same attribute.
  const invoker = closest("[commandfor]");
  const dialog = document.querySelector("dialog");
  if (!invoker || !dialog || "commandForElement" in invoker) return;
  if (dialog.open) dialog.close();
  else dialog.showModal();
});
addEventListener("submit", submitFallback);
document.onreadystatechange = revealLocationButton;
