import { replayEarlyTaps } from "./event-replay.ts";
import { registerServiceWorker } from "./register-service-worker.ts";

/**
 * Signs that an island is wanted. A tap or a submit is one too: where the code could not be had a moment before, at its
 * pointerdown or focusin, this is what asks for it again.
 */
const INTENT_EVENTS = ["pointerover", "pointerdown", "focusin", "click", "submit"] as const;

/** How to get an island's module, by its file. */
const loaders = import.meta.glob(["./*.tsx", "!**/*.test.tsx"], { base: "/src/islands" });

/** Readies every island of the page: each is hydrated when it is wanted, alone, and without a signal by then. */
export function startIslands(): void {
  const elements = document.querySelectorAll<HTMLElement>("[data-island]");
  const fetches = [...elements].map(startIsland);
  registerServiceWorker(() => {
    for (const fetchCode of fetches) fetchCode();
  });
}

/**
 * Hydrates one island at the first sign of intent; at once where it is in use already, and in development, or an edit
 * would find none in the page to update. When its code cannot be had, the island stays the HTML it is, what was tapped
 * goes its way without code, and the next sign of intent tries again.
 * @returns what gets the code without hydrating the island, and does not mind if it cannot.
 */
function startIsland(element: HTMLElement): () => void {
  const early = replayEarlyTaps(element);
  const island = element.dataset.island;
  const load = () => Promise.all([import("./hydrate.tsx"), loaders[`./${island}.tsx`]?.()]);

  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    try {
      const [{ hydrate }, module] = await load();
      hydrate(element, module);
      delete element.dataset.island;
      early.replay();
    } catch (error) {
      started = false;
      early.giveUp();
      console.warn(`Island ${island} failed`, error);
    }
  };

  // To open its dialog is to want it: the focus goes to the heading.
  const scope = element.closest("dialog") ?? element;
  for (const event of INTENT_EVENTS) scope.addEventListener(event, start);
  if (import.meta.env.DEV || scope.matches(":focus-within")) start();
  return () => void load().catch(() => {});
}
