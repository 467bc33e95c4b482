import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { ignoreTaps } from "../../islands/ignore-taps.ts";
import { inPage } from "../controls/page-root.tsx";
import { openDialog, partOf } from "../controls/part-of.ts";
import { addToastsPlace } from "../controls/toasts.tsx";
import { type LastRequest, loadLastRequest } from "../device/stored.ts";
import { isStorageComplete } from "../device/tab-storage.ts";
import { SentPanel } from "./sent-panel.tsx";

/** Where the panel is while it is shown: at the top of the main content. */
let shown: { place: HTMLElement; root: Root } | undefined;

/** Shows the request at the top of the page as the answer to a tap: it is scrolled to and focused. */
export function showSentPanel(request: LastRequest): void {
  // Everything behind an open dialog is inert.
  const takesFocus = !openDialog();
  // At once: screen readers drop what a toast says if the focus moves to the panel only after it.
  const place = flushSync(() => show(request, takesFocus));
  // Above the panel, and not over its words.
  if (takesFocus) addToastsPlace(place);
  // All of the page: it has come into view where the dialog was.
  ignoreTaps(document.body);
}

/**
 * Shows the tab's stored request, and none if there is none, as after Back to a page whose request was put away on another.
 * The confirmation of /request-help stays as it is.
 */
export function restoreSentPanel(): void {
  const request = loadLastRequest(Date.now());
  if (!request) {
    if (isStorageComplete()) removeSentPanel();
    return;
  }
  if (!shown && partOf("sent-panel")) return;
  show(request, false);
  ignoreTaps(partOf("main"));
}

/** Removes the panel. If the focus was in it, it goes to the main content. */
export function removeSentPanel(): void {
  if (!shown) return;
  const { place, root } = shown;
  const main = partOf("main");
  if (place.contains(document.activeElement)) main?.focus({ preventScroll: true });
  shown = undefined;
  root.unmount();
  place.remove();
  ignoreTaps(document.body);
}

function show(request: LastRequest, takesFocus: boolean): HTMLElement {
  if (!shown?.place.isConnected) shown = mount();
  const { place, root } = shown;
  // By its time: another request is another panel.
  const panel = (
    <SentPanel key={request.when} request={request} takesFocus={takesFocus} onPutAway={removeSentPanel} />
  );
  root.render(inPage(panel));
  return place;
}

function mount() {
  const place = document.createElement("div");
  place.id = "sent-panel";
  place.dataset.part = "sent-panel";
  place.className = "wrap sent-place";
  const root = createRoot(place.appendChild(document.createElement("div")));
  partOf("main")?.prepend(place);
  return { place, root };
}
