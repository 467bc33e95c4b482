import { quietly } from "../shared/quietly.ts";
import { holdEarlyTaps } from "./early-tap.client.ts";

/** Signs of intent, which start an island. If loading failed at "pointerdown", the "click" that follows tries again. */
const INTENT_EVENTS = ["pointerover", "pointerdown", "focusin", "click", "submit"] as const;

/**
 * Prepares the islands of the page: each is hydrated at the first sign of intent, because React alone would block a
 * slow phone for a tenth of a second. Once the page has loaded and the browser is idle, their code is fetched ahead, so
 * that they also work if the signal is lost.
 * @param fetchAhead fetches code, by itself or by calling `fetchCode`.
 * @param isWanted whether an island is needed as soon as the page is shown.
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
  const { connection } = navigator as Navigator & { connection: { saveData: boolean } };
  return connection.saveData;
}

/**
 * Hydrates an island at the first sign of intent, or at once if it has the focus or is wanted. If its code cannot be
 * loaded, a held tap goes to first aid, and the next sign of intent tries again.
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
      console.warn("Island failed", error);
      return;
    }
    // While an element listens for clicks, Firefox tells screen readers that all of it can be clicked.
    for (const event of INTENT_EVENTS) scope.removeEventListener(event, start);
    delete element.dataset.island;
    endHold?.("loaded");
  };

  // Opening its dialog counts as intent: the focus goes to the dialog's heading.
  const scope = element.closest("dialog") ?? element;
  for (const event of INTENT_EVENTS) scope.addEventListener(event, start);
  if (scope.matches(":focus-within")) start();
  // At "pageshow", because the browser has then restored the fields.
  addEventListener("pageshow", () => {
    if (isWanted(element)) start();
  });
}

/** What the file with the code of all islands exports, among other things. */
interface Islands {
  hydrate(element: HTMLElement): void;
}

/** How often loading has failed on this page. */
let failures = 0;

/**
 * Loads the file with the code of the islands, whose address is in the page's HTML (src/site/document/head.tsx). After
 * a failure the next call uses another address: a module that failed to load stays failed while the page is open (until
 * Chromium 156 and Firefox 154: https://github.com/whatwg/html/issues/10327), and the HTTP cache may hold a captive
 * portal's page at the first.
 * @throws what the browser says if the code cannot be loaded.
 */
export async function loadIslands<File extends Islands>(): Promise<File> {
  const address = document.querySelector<HTMLElement>("[data-islands]")?.dataset.islands;
  try {
    return await import(/* @vite-ignore */ failures === 0 ? `${address}` : `${address}?${failures}`);
  } catch (error) {
    failures++;
    throw error;
  }
}
