import { useEffect, useState } from "react";

/** Milliseconds for which a tap may still be meant for what was there before. */
const IGNORED_MS = 500;

/** Has the page take no taps for half a second: it has just moved by itself, and a tap was meant for something else. */
export function ignoreTaps(): void {
  document.getElementById("main")?.animate({ pointerEvents: ["none", "none"] }, IGNORED_MS);
}

/** Milliseconds for which another tap on Send counts as the same one: as long as a request is handed over. */
const SAME_TAP_MS = 1_000;

/** Makes of a double tap one. `isGuarded` for a second from the tap on, in which another is to do nothing. */
export function useDoubleTapGuard(): { isGuarded: boolean; guard(): void } {
  const [isGuarded, setGuarded] = useState(false);
  useEffect(() => {
    if (!isGuarded) return;
    const timer = setTimeout(() => setGuarded(false), SAME_TAP_MS);
    return () => clearTimeout(timer);
  }, [isGuarded]);
  return { isGuarded, guard: () => setGuarded(true) };
}
