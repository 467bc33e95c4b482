import { quietly } from "../shared/quietly.ts";
import { holdEarlyTaps } from "./early-tap.client.ts";
import { loadIslands } from "./load-islands.client.ts";

/**
 * Events that start an island. If loading its code failed at pointerdown or focusin, the click or submit that
 * follows tries again.
 */
const INTENT_EVENTS = ["pointerover", "pointerdown", "focusin", "click", "submit"] as const;

/**
 * Prepares every island of the page. Each is hydrated by itself at the first sign of intent. Once the page has loaded and
 * the browser is idle, their code is fetched ahead, so that it works without a signal by then. It is not run before it is
 * needed: React alone would block a slow phone for a tenth of a second.
 * @param fetchAhead Fetches code, at least by calling `fetchCode`, which fetches the islands' if the page has one.
 * @param isWanted Whether an island is needed as soon as the page is shown.
 */
export function startIslands(
  fetchAhead: (fetchCode: () => void) => void,
  isWanted: (island: HTMLElement) => boolean,
): void {
  const elements = document.querySelectorAll<HTMLElement>("[data-island]");
  for (const element of elements) startIsland(element, isWanted);
  if (quietly(isSaveData)) return;
  // The page's load event waits for this script.
  addEventListener("load", () => {
    const whenIdle = () =>
      fetchAhead(() => {
        if (elements.length > 0) loadIslands().catch(() => {});
      });
    // Safari has no requestIdleCallback (https://caniuse.com/requestidlecallback), and a browser that draws no
    // frames may never call it (seen in Chromium's headless shell).
    if (!quietly(() => requestIdleCallback(whenIdle, { timeout: 2000 }))) setTimeout(whenIdle);
  });
}

/** Whether the driver saves data. Only Chromium says so: https://wicg.github.io/savedata/ */
function isSaveData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData);
}

/**
 * Hydrates one island at the first sign of intent; at once if it already has the focus or is wanted. If its code cannot be
 * loaded, the island stays plain HTML, a held tap goes to first aid, and the next sign of intent tries again.
 */
function startIsland(element: HTMLElement, isWanted: (island: HTMLElement) => boolean): void {
  const endHold = quietly(() => holdEarlyTaps(element));
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    try {
      const { hydrate } = await loadIslands();
      hydrate(element);
    } catch (error) {
      started = false;
      endHold?.("gaveUp");
      console.warn(`Island ${element.dataset.island} failed`, error);
      return;
    }
    // Firefox tells screen readers that all of the dialog can be clicked while it listens for clicks.
    for (const event of INTENT_EVENTS) scope.removeEventListener(event, start);
    delete element.dataset.island;
    endHold?.("loaded");
  };

  // Opening its dialog counts as intent: the focus goes to the dialog's heading.
  const scope = element.closest("dialog") ?? element;
  for (const event of INTENT_EVENTS) scope.addEventListener(event, start);
  if (scope.matches(":focus-within")) start();
  // By then the browser has restored the fields.
  addEventListener("pageshow", () => {
    if (isWanted(element)) start();
  });
}
