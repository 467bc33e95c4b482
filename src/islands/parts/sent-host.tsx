import { createRoot, type Root } from "react-dom/client";
import { type LastRequest, loadLastRequest } from "../../request/last-request.ts";
import { SentPanel } from "./sent-panel.tsx";

/** The panel's place at the top of the page, while it is shown. */
let host: { element: HTMLElement; root: Root } | undefined;

const WORDS = {
  opened: {
    title: "Did your text go?",
    advice: "This page cannot see it. Look in your text app: if it is not sent, send it there, or call.",
  },
  composed: {
    title: "Did your request go?",
    advice: "This page cannot see it. Until you send it, it is on this device only.",
  },
} as const;

/** Shows the request at the top of the page, as the answer to a tap: it is scrolled to and has the focus. */
export function showSentPanel(request: LastRequest): void {
  // Behind an open dialog it would be inert.
  render(request, !document.querySelector("dialog[open]"));
}

/** Shows the request that the tab has kept, if any, unless the page shows it already. */
export function restoreSentPanel(): void {
  const request = loadLastRequest(Date.now());
  if (request && !document.getElementById("sent-heading")) render(request, false);
}

/** Takes the panel away; the focus, if it has it, goes to the main content. */
export function removeSentPanel(): void {
  if (!host) return;
  const { element, root } = host;
  host = undefined;
  if (element.contains(document.activeElement))
    document.getElementById("main")?.focus({ preventScroll: true });
  root.unmount();
  element.remove();
}

function render(request: LastRequest, takesFocus: boolean): void {
  host ??= mount();
  const { title, advice } = WORDS[request.stage];
  host?.root.render(
    <SentPanel
      key={request.when}
      request={request}
      heading="h2"
      title={title}
      advice={advice}
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
  return { element, root: createRoot(element) };
}
