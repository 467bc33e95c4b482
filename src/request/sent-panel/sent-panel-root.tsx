import { createRoot, type Root } from "react-dom/client";
import { ignoreTaps } from "../islands/ignore-taps.ts";
import { notClickable } from "../islands/not-clickable.ts";
import { type PageFacts, PageFactsContext } from "../islands/page-facts.ts";
import { readPageFacts } from "../islands/read-page-facts.ts";
import { type LastRequest, loadLastRequest } from "../storage/stored.ts";
import { SentPanel } from "./sent-panel.tsx";

/** The panel at the top of the page, while it is shown, and the facts of the page. */
let host: { element: HTMLElement; root: Root; facts: PageFacts } | undefined;

/** Shows the request at the top of the page as the answer to a tap: it is scrolled to and focused. */
export function showSentPanel(request: LastRequest): void {
  // Everything behind an open dialog is inert.
  const isSeen = !document.querySelector("dialog[open]");
  render(request, isSeen);
  if (isSeen) keepSpaceForToasts();
  // All of the page: it has come into view where the dialog was.
  ignoreTaps(document.body);
}

/** Shows the tab's stored request, if there is one. A panel that the page already shows updates itself. */
export function restoreSentPanel(): void {
  const request = loadLastRequest(Date.now());
  if (!request || document.getElementById("sent-heading")) return;
  render(request, false);
  ignoreTaps(document.getElementById("main"));
}

/** Removes the panel. If the focus was in it, it goes to the main content. */
export function removeSentPanel(): void {
  if (!host) return;
  const { element, root } = host;
  host = undefined;
  if (element.contains(document.activeElement))
    document.getElementById("main")?.focus({ preventScroll: true });
  root.unmount();
  element.remove();
  ignoreTaps(document.getElementById("main"));
}

function render(request: LastRequest, takesFocus: boolean): void {
  host ??= mount();
  host?.root.render(
    <PageFactsContext value={host.facts}>
      <SentPanel key={request.when} request={request} takesFocus={takesFocus} onPutAway={removeSentPanel} />
    </PageFactsContext>,
  );
}

function mount(): typeof host {
  const main = document.getElementById("main");
  if (!main) return undefined;
  const element = document.createElement("div");
  element.className = "wrap sent-place";
  main.prepend(element);
  const place = document.createElement("div");
  element.append(place);
  return { element, root: createRoot(notClickable(place)), facts: readPageFacts() };
}

/** Adds a place for the toast above the panel, which stays empty when the toast has gone. */
function keepSpaceForToasts(): void {
  if (!host || host.element.querySelector(".toasts-place")) return;
  const space = document.createElement("div");
  space.className = "toasts-place toasts-space";
  host.element.prepend(space);
}
