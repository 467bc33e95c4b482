/** Milliseconds for which a tap may still be meant for what was there before. */
const IGNORED_MS = 500;

/** Has the page take no taps for half a second: it has just moved by itself, and a tap was meant for something else. */
export function ignoreTaps(): void {
  document.getElementById("main")?.animate({ pointerEvents: ["none", "none"] }, IGNORED_MS);
}
