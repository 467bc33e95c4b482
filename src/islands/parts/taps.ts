import { useEffect, useState } from "react";

/** For this many milliseconds a tap may be meant for what was there before. */
const IGNORED_MS = 500;

/**
 * Ignores all taps for half a second, because the page has just moved by itself and a tap may be meant for
 * something else.
 */
export function ignoreTaps(): void {
  document.getElementById("main")?.animate({ pointerEvents: ["none", "none"] }, IGNORED_MS);
}

/** For this many milliseconds another tap on Send counts as the same one. A hand-off takes as long. */
const SAME_TAP_MS = 1_000;

/**
 * Turns a double tap into a single one: `isGuarded` for a second after `guard()`, during which taps have to
 * be ignored.
 */
export function useDoubleTapGuard(): { isGuarded: boolean; guard(): void } {
  const [isGuarded, setGuarded] = useState(false);
  useEffect(() => {
    if (!isGuarded) return;
    const timer = setTimeout(() => setGuarded(false), SAME_TAP_MS);
    return () => clearTimeout(timer);
  }, [isGuarded]);
  return { isGuarded, guard: () => setGuarded(true) };
}
