import { createRoot, type Root } from "react-dom/client";
import { ignoreTaps } from "../../browser/ignore-taps.ts";
import type { IslandProps } from "../../components/island-module.tsx";
import { type LastRequest, loadLastRequest } from "../../request/stored.ts";
import { notClickable } from "./not-clickable.ts";
import { SentPanel } from "./sent-panel.tsx";

/** The panel at the top of the page, while it is shown, and the business as the page names it. */
let host: { element: HTMLElement; root: Root; business: BusinessProps } | undefined;

interface BusinessProps extends IslandProps {
  email: string;
}

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
    <SentPanel
      key={request.when}
      {...host.business}
      request={request}
      takesFocus={takesFocus}
      onPutAway={removeSentPanel}
    />,
  );
}

function mount(): typeof host {
  const main = document.getElementById("main");
  if (!main) return undefined;
  const element = document.createElement("div");
  element.className = "wrap py-6";
  main.prepend(element);
  const place = document.createElement("div");
  element.append(place);
  return { element, root: createRoot(notClickable(place)), business: JSON.parse(main.dataset.props ?? "") };
}

/** Adds a place for the toast above the panel, which stays empty when the toast has gone. */
function keepSpaceForToasts(): void {
  if (!host || host.element.querySelector(".toasts-place")) return;
  const space = document.createElement("div");
  space.className = "toasts-place toasts-space -mt-4 mb-4";
  host.element.prepend(space);
}
