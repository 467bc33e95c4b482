import { mayHaveLeft } from "../request/device/tab-storage.ts";

/** Both taps of a double tap come within this many milliseconds. */
const DOUBLE_TAP_MS = 500;

/**
 * A page ignores taps at first (src/site/styles/taps.css): the second half of a double tap on a link may hit it. This
 * ends that for someone who comes from another site or has waited for the page, whose first tap is meant.
 */
export function takeFirstTaps(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const { referrer } = document;
  // If the browser tells no referrer, someone may have come from here if this tab may have left a page of the site.
  const isFromHere =
    visit?.type === "back_forward" || (referrer ? referrer.startsWith(`${location.origin}/`) : mayHaveLeft());
  if (isFromHere && !(Number(visit?.responseStart) > DOUBLE_TAP_MS)) return;
  for (const animation of document.body.getAnimations()) animation.cancel();
}
