import { revealLocationButton } from "./reveal-location-button.ts";
import { submitFallback } from "./submit-fallback.ts";

/*
 * What cannot wait for a file: this script is inside every page, right after its header, and the browser entry goes on
 * from here. It is small, the same on all pages, and allowed by its hash; see docs/decisions/0016-first-aid.md.
 */

// Styles show forms only where a script can send them.
document.documentElement.dataset.js = "";

addEventListener("click", ({ target }) => {
  const closest = (selector: string) => (target as Element).closest(selector);

  // Pressed, and its code is not there. One that waits for it (aria-busy) is the entry's.
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
