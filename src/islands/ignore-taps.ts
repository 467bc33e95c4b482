import { quietly } from "../shared/quietly.ts";

/** How long a finger may already have been on its way to what was there before, in milliseconds. */
const IGNORED_MS = 500;

/** Two taps on Send within this many milliseconds count as one. */
export const SAME_TAP_MS = 1000;

/**
 * Makes an element ignore taps for half a second after it has come or moved by itself. Example: the sent panel comes
 * where the form was, and the second half of a double tap on Send must not press the panel's button.
 */
export function ignoreTaps(element: Element | null, milliseconds = IGNORED_MS): void {
  quietly(() => element?.animate({ pointerEvents: ["none", "none"] }, milliseconds));
}
