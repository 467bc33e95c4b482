import { quietly } from "../browser/quietly.ts";
import { loadField, PIN } from "../browser/tab-storage.ts";
import { holdEarlyTaps } from "./early-tap/early-tap.ts";
import { registerServiceWorker } from "./register-service-worker.ts";

/**
 * Events that start an island. If loading its code failed at pointerdown or focusin, the click or submit that
 * follows tries again.
 */
const INTENT_EVENTS = ["pointerover", "pointerdown", "focusin", "click", "submit"] as const;

/** The islands' modules by file. */
const loaders = import.meta.glob(["./*.tsx", "!**/*.test.tsx"], { base: "/src/islands" });

/**
 * Prepares every island of the page. Each is hydrated by itself at the first sign of intent; its code is
 * fetched ahead, so that it works without a signal by then.
 */
export function startIslands(): void {
  const elements = document.querySelectorAll<HTMLElement>("[data-island]");
  const fetches = [...elements].map(startIsland);
  registerServiceWorker(() => {
    for (const fetchCode of fetches) fetchCode();
  });
}

/**
 * Hydrates one island at the first sign of intent; at once if it already has the focus or a position, and in development,
 * where hot updates need it. If its code cannot be loaded, the island stays plain HTML, a held tap goes to
 * first aid, and the next sign of intent tries again.
 * @returns a function that fetches the code without hydrating the island, and never throws.
 */
function startIsland(element: HTMLElement): () => void {
  const endHold = quietly(() => holdEarlyTaps(element));
  const island = element.dataset.island;
  const load = () => Promise.all([import("./hydrate.tsx"), loaders[`./${island}.tsx`]?.()]);

  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    try {
      const [{ hydrate }, module] = await load();
      hydrate(element, module);
    } catch (error) {
      started = false;
      endHold?.("gaveUp");
      console.warn(`Island ${island} failed`, error);
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
  if (import.meta.env.DEV || scope.matches(":focus-within")) start();
  // Only its code knows whether a stored position, and the words that it filled in, have expired. By "pageshow" the browser
  // has restored the fields.
  addEventListener("pageshow", () => {
    if (loadField(element.querySelector("form")?.dataset.storedAs ?? "", PIN)) start();
  });
  return () => void load().catch(() => {});
}
