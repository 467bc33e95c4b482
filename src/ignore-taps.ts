/** For this many milliseconds a tap may be meant for what was there before. */
const IGNORED_MS = 500;

/**
 * Has an element ignore all taps for half a second, because it has just come or moved by itself, and a tap may be meant
 * for what was there before.
 */
export function ignoreTaps(element: Element | null): void {
  element?.animate({ pointerEvents: ["none", "none"] }, IGNORED_MS);
}
