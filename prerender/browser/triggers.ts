import type { When } from "../island.tsx";

/**
 * A tap or a submit is an intent too: where the code could not be had a moment before, at its pointerdown
 * or focusin, this is what asks for it again.
 */
const INTENT_EVENTS = ["pointerover", "pointerdown", "touchstart", "focusin", "click", "submit"] as const;

/** Each calls `start` when its moment has come; `start` bears being called again. */
export const triggers: Record<When, (element: HTMLElement, start: () => void) => void> = {
  intent(element, start) {
    for (const event of INTENT_EVENTS) element.addEventListener(event, start, { passive: true });
  },

  idle(_element, start) {
    afterLoad(start);
  },
};

/** Runs `task` once the page has loaded and the browser has nothing better to do. */
export function afterLoad(task: () => void): void {
  whenLoaded(() => whenIdle(task));
}

/** Runs `task` once the page has loaded; at once if it has. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === "complete") task();
  else addEventListener("load", task, { once: true });
}

/** Safari has no requestIdleCallback: https://caniuse.com/requestidlecallback */
function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task);
  else setTimeout(task, 200);
}
