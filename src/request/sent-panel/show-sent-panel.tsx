import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { ignoreTaps } from "../islands/ignore-taps.ts";
import { inPage } from "../islands/in-page.tsx";
import { notClickable } from "../islands/not-clickable.ts";
import { type LastRequest, loadLastRequest } from "../storage/stored.ts";
import { addToastsPlace } from "../toasts/toasts.tsx";
import { SentPanel } from "./sent-panel.tsx";

/** The id of the panel's place, which is at the top of the main content while the panel is shown. */
const PLACE = "sent-panel";

/** The event with what the place is to show: only the place knows React's root. */
const SHOW = "showrequest";

/** What the place is to show; null removes the panel. */
type Shown = { request: LastRequest; takesFocus: boolean } | null;

/** Shows the request at the top of the page as the answer to a tap: it is scrolled to and focused. */
export function showSentPanel(request: LastRequest): void {
  // Everything behind an open dialog is inert.
  const takesFocus = !document.querySelector("dialog[open]");
  // At once: screen readers drop what a toast says if the focus moves to the panel only after it.
  const place = flushSync(() => show({ request, takesFocus }));
  // Above the panel, and not over its words.
  if (takesFocus) addToastsPlace(place);
  // All of the page: it has come into view where the dialog was.
  ignoreTaps(document.body);
}

/** Shows the tab's stored request, if there is one. A panel that the page already shows updates itself. */
export function restoreSentPanel(): void {
  const request = loadLastRequest(Date.now());
  if (!request || document.getElementById("sent-heading")) return;
  show({ request, takesFocus: false });
  ignoreTaps(document.getElementById("main"));
}

/** Removes the panel. If the focus was in it, it goes to the main content. */
export function removeSentPanel(): void {
  if (document.getElementById(PLACE)) show(null);
}

function show(detail: Shown): HTMLElement {
  const place = document.getElementById(PLACE) ?? mountPlace();
  place.dispatchEvent(new CustomEvent<Shown>(SHOW, { detail }));
  return place;
}

function mountPlace(): HTMLElement {
  const main = document.getElementById("main");
  const place = document.createElement("div");
  place.id = PLACE;
  place.className = "wrap sent-place";
  const root = createRoot(notClickable(place.appendChild(document.createElement("div"))));
  place.addEventListener(SHOW, (event) => {
    const { detail } = event as CustomEvent<Shown>;
    if (detail)
      return root.render(
        inPage(<SentPanel key={detail.request.when} kind="panel" {...detail} onPutAway={removeSentPanel} />),
      );
    if (place.contains(document.activeElement)) main?.focus({ preventScroll: true });
    root.unmount();
    place.remove();
    ignoreTaps(main);
  });
  main?.prepend(place);
  return place;
}
