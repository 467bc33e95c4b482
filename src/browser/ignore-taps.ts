/** For this many milliseconds a tap may be meant for what was there before. */
const IGNORED_MS = 500;

/** For this many milliseconds another tap on Send counts as the same one. */
export const SAME_TAP_MS = 1000;

/**
 * Has an element ignore all taps for a moment, because it has just come or moved by itself, and a tap may be meant for what
 * was there before.
 */
export function ignoreTaps(element: Element | null, milliseconds = IGNORED_MS): void {
  element?.animate({ pointerEvents: ["none", "none"] }, milliseconds);
}
