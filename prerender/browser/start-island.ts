import type { HeldTap } from "./hold-early-taps.ts";

/** How to get an island's module, by its file. */
export type Loaders = Record<string, () => Promise<unknown>>;

export interface StartedIsland {
  /** Gets the code without starting the island; a failure is no matter, the next intent asks again. */
  fetch(): void;
}

/**
 * Signs that an island is wanted. A tap or a submit is one too: where the code could not be had a moment before, at its
 * pointerdown or focusin, this is what asks for it again.
 */
const INTENT_EVENTS = ["pointerover", "pointerdown", "touchstart", "focusin", "click", "submit"] as const;

/**
 * Hydrates one island at the first sign of intent; at once where it is in use already, and in development, or an edit
 * would find none in the page to update. When its code cannot be had, the island stays the HTML it is, what was tapped
 * goes its way without code, and the next sign of intent tries again.
 */
export function startIsland(element: HTMLElement, loaders: Loaders, tap: HeldTap): StartedIsland {
  const { island } = element.dataset;
  const load = async () => {
    const loader = loaders[`/src/islands/${island}.tsx`];
    if (!loader) throw new Error(`No island ${island}`);
    return await Promise.all([import("./hydrate.tsx"), loader()]);
  };

  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    try {
      const [{ hydrate }, module] = await load();
      hydrate(element, module);
      delete element.dataset.island;
      tap.repeat();
    } catch (error) {
      started = false;
      tap.release();
      console.warn(`The island ${island} could not start`, error);
    }
  };

  for (const event of INTENT_EVENTS) element.addEventListener(event, start, { passive: true });
  if (import.meta.env.DEV || element.matches(":focus-within")) start();
  return { fetch: () => void load().catch(() => {}) };
}
