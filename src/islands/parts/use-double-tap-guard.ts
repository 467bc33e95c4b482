import { useEffect, useState } from "react";

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
