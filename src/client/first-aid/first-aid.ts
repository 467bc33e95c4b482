import { invokerPolyfill } from "./invoker-polyfill.ts";
import { revealLocationButton } from "./reveal-location-button.ts";
import { submitFallback } from "./submit-fallback.ts";

/*
 * What cannot wait for a file: this script stands inside every page, right after its header, and the browser entry goes on
 * from here. It is small, the same on all pages, and allowed by its hash; see docs/decisions/0016-first-aid.md.
 */

// Styles show forms only where a script can send them.
document.documentElement.dataset.js = "";

addEventListener("click", invokerPolyfill);
addEventListener("submit", submitFallback);
document.onreadystatechange = revealLocationButton;
