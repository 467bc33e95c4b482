import { openWithoutInvokers } from "./open-without-invokers.ts";
import { revealLocationButton } from "./reveal-location-button.ts";
import { sendWithoutCode } from "./send-without-code.ts";

/*
 * What cannot wait for a file: this script stands inside every page, before its body, and the browser entry goes on
 * from here. It is small, the same on all pages, and allowed by its hash; see docs/decisions/0016-first-aid.md.
 */

// Styles show forms only where a script can send them.
document.documentElement.dataset.js = "";

addEventListener("click", openWithoutInvokers);
addEventListener("submit", sendWithoutCode);
document.onreadystatechange = revealLocationButton;
