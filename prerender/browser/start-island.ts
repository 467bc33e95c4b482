import type { HeldTaps } from "./hold-early-taps.ts";
import { triggers } from "./triggers.ts";

/** How to get an island's module, by its file. */
export type Loaders = Record<string, () => Promise<unknown>>;

export interface StartedIsland {
  /** Gets the code without starting the island; a failure is no matter, the next intent asks again. */
  fetch(): void;
}

/**
 * Hydrates one island when its moment comes. When its code cannot be had, the island stays the HTML it
 * is, what was tapped goes its native way, and the next sign of intent tries again.
 */
export function startIsland(element: HTMLElement, loaders: Loaders, taps: HeldTaps): StartedIsland {
  const { island, when } = element.dataset;
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
      await hydrate(element, module);
      taps.repeat();
    } catch (error) {
      started = false;
      taps.release();
      console.warn(`The island ${island} could not start`, error);
    }
  };

  triggers.intent(element, start);
  if (when === "idle") triggers.idle(element, start);
  return { fetch: () => void load().catch(() => {}) };
}
