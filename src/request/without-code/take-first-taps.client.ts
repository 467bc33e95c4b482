import { isStorageComplete } from "../device/tab-storage.ts";

/** The taps of a double tap come within this many milliseconds. */
const DOUBLE_TAP_MS = 500;

/**
 * A page ignores taps at first (src/site/styles/taps.css), because a double tap may have led to it. This ends that for
 * someone who comes from elsewhere, or has waited for the page: their first tap is meant.
 */
export function takeFirstTaps(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const { referrer } = document;
  // Where the browser tells no referrer, a page of the site that was left in this tab is taken for one.
  const isFromHere =
    visit?.type === "back_forward" || (referrer ? referrer.startsWith(location.origin) : isStorageComplete());
  if (isFromHere && !(Number(visit?.responseStart) > DOUBLE_TAP_MS)) return;
  for (const animation of document.body.getAnimations()) animation.cancel();
}
