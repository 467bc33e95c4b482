import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { ignoreTaps } from "../../islands/ignore-taps.ts";
import { findPart, openDialog } from "../controls/find-part.ts";
import { withPageData } from "../controls/page-root.tsx";
import { addToastsPlace } from "../controls/toasts.tsx";
import { isStorageComplete } from "../device/tab-storage.ts";
import { type LastRequest, loadLastRequest } from "./last-request.ts";
import { SentPanel, type SentPanelProps } from "./sent-panel.tsx";

/** The panel's element at the top of the main content, while there is one. */
let shown: { place: HTMLElement; root: Root } | undefined;

/** Shows the panel after Send: it is scrolled to and focused, unless it is behind an open dialog. */
export function showSentPanel(request: LastRequest): void {
  const comes = openDialog() ? "behind" : "focused";
  // At once: screen readers drop what a toast says if the focus moves to the panel only after it.
  const place = flushSync(() => show(request, comes));
  // The toast is above the panel, and not over its words.
  if (comes === "focused") addToastsPlace(place);
  // All of the page, which has come into view where the dialog was.
  ignoreTaps(document.body);
}

/**
 * Shows the panel as one line if the tab has a last request, but not above the confirmation of /request-help; removes
 * the panel if it was put away on another page.
 */
export function updateSentPanel(): void {
  const request = loadLastRequest(Date.now());
  if (!request) {
    if (isStorageComplete()) removeSentPanel();
    return;
  }
  if (findPart("confirmation")) return;
  show(request, "folded");
  ignoreTaps(findPart("main"));
}

/** Removes the panel. If the focus was in it, it goes to the main content. */
export function removeSentPanel(): void {
  if (!shown) return;
  const { place, root } = shown;
  const main = findPart("main");
  if (place.contains(document.activeElement)) main?.focus({ preventScroll: true });
  shown = undefined;
  root.unmount();
  place.remove();
}

function show(request: LastRequest, comes: SentPanelProps["comes"]): HTMLElement {
  if (!shown?.place.isConnected) shown = mount();
  const { place, root } = shown;
  // A new panel for each request, known by its time; in an element of ours, because an extension may have moved it.
  root.render(
    withPageData(
      <div key={request.message.time}>
        <SentPanel request={request} comes={comes} onPutAway={removeSentPanel} />
      </div>,
    ),
  );
  return place;
}

function mount() {
  const place = document.createElement("div");
  place.id = "sent-panel";
  place.dataset.part = "sent-panel";
  place.className = "wrap sent-place";
  const root = createRoot(place.appendChild(document.createElement("div")));
  findPart("main")?.prepend(place);
  return { place, root };
}
