import { quietly } from "../shared/quietly.ts";

/** As long as a finger may already be on its way to what was there before, in milliseconds. */
const IGNORED_MS = 500;

/** Two taps on Send within this many milliseconds are one. */
export const SAME_TAP_MS = 1000;

/**
 * Makes an element ignore taps for half a second after it has come or moved by itself. Example: the panel after Send comes
 * where the form was, and a second tap on Send must not press the panel's button.
 */
export function ignoreTaps(element: Element | null, milliseconds = IGNORED_MS): void {
  quietly(() => element?.animate({ pointerEvents: ["none", "none"] }, milliseconds));
}
