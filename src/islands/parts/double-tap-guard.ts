import { useEffect, useState } from "react";

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
