import { markLate, SEND_WITHOUT_CODE } from "./islands/early-tap.client.ts";
import { findPart } from "./request/controls/find-part.ts";
import { openInNewTab } from "./request/device/open-in-new-tab.ts";
import { textLinkHere } from "./request/device/text-link-here.ts";
import { submitFallback } from "./request/without-code/submit-fallback.client.ts";
import { endNotice } from "./site/end-notice.client.ts";
import { takeFirstTaps } from "./site/take-first-taps.client.ts";

/*
 * Everything that cannot wait for a file. This script is inside every page, right after its header. It is the same on
 * all pages, and allowed by its hash: docs/decisions/0016-first-aid.md.
 */

/** Milliseconds between the page's load and the location button. */
const DELAY_MS = 3200;

/** A page counts as loaded this many milliseconds after it was parsed, even if a picture or a script hangs. */
const LOAD_TIMEOUT_MS = 2000;

/** The part of the services section in view that brings the button earlier. */
const THRESHOLD = 0.1;

/**
 * Reveals the home page's location button after its delay, or when the services come into view. Call it when the
 * document is parsed ("interactive", which no script file delays) and when it is loaded ("complete").
 */
function revealLocationButton(): void {
  const button = document.querySelector("[data-waiting]");
  const services = document.querySelector("main #services");
  if (!button || !services) return;
  const reveal = () => button.removeAttribute("data-waiting");
  // `isIntersecting` would be true for any part, even below the threshold.
  const look = (entries: IntersectionObserverEntry[]) => {
    if (entries.some(({ intersectionRatio }) => intersectionRatio >= THRESHOLD)) reveal();
  };
  setTimeout(reveal, document.readyState === "complete" ? DELAY_MS : DELAY_MS + LOAD_TIMEOUT_MS);
  // Last, because it is missing in old web views.
  new IntersectionObserver(look, { threshold: THRESHOLD }).observe(services);
}

addEventListener("click", (event) => {
  // Extensions and tag managers dispatch clicks on the document, too.
  const closest = (selector: string) => (event.target as Partial<Element>).closest?.(selector);

  const text = closest("[href^=sms]") as HTMLAnchorElement | null;
  if (text) text.href = textLinkHere(text.href);

  // In a new tab where mail programs may be web pages, so that this page stays.
  const mail = closest("[href^=mailto]");
  if (mail && "registerProtocolHandler" in navigator) {
    event.preventDefault();
    openInNewTab((mail as HTMLAnchorElement).href);
  }

  // The button's code is not loaded. Buttons that wait for it (aria-busy) are handled by the entry script.
  const button = closest("[data-island] button:not([aria-busy])");
  if (button) markLate(button);

  // The browser itself opens the menu, unless an extension's element has the menu's id.
  const { popoverTargetElement } = (closest("[popovertarget]") ?? {}) as Partial<HTMLButtonElement>;
  const menu = findPart("menu");
  if (popoverTargetElement && popoverTargetElement !== menu) menu?.togglePopover();

  // The same for the dialog. Browsers before Chrome 135, Firefox 144 and Safari 26.2 do not open it by themselves:
  // https://caniuse.com/wf-invoker-commands
  const invoker = closest("[commandfor=request]") as HTMLButtonElement | null;
  const dialog = findPart<HTMLDialogElement>("dialog");
  if (!invoker || !dialog) return;
  // The dialog hides the page's scroll bar. If that takes room, as on computers, the page keeps the room.
  const { style, clientWidth } = document.documentElement;
  style.scrollbarGutter = innerWidth > clientWidth ? "stable" : "";
  if (invoker.commandForElement === dialog) return;
  event.preventDefault();
  if (dialog.open) dialog.close();
  else dialog.showModal();
});
addEventListener("submit", submitFallback);
addEventListener(SEND_WITHOUT_CODE, submitFallback);

document.onreadystatechange = revealLocationButton;

// Styles show forms only where a script can send them (src/request/controls/forms.css).
customElements.define("js-runs", class extends HTMLElement {});

endNotice();
takeFirstTaps();
