/** How often an open page looks at the clock, in milliseconds. */
const LOOKS_EVERY_MS = 15_000;

/**
 * Ends today's notice when its time is over (src/site/styles/todays-notice.css): on a page that is just opened, or looked at
 * again, its room goes with it; on one that a finger may be on, the room stays. It looks at the clock and does not wait for
 * the hour itself, because a timer stops while a phone sleeps, and none can wait for a month.
 */
export function endNotice(): void {
  const { dataset } = document.documentElement;
  const look = (isUntouched?: unknown) => {
    if (Date.now() < Number(dataset.until)) return;
    dataset.over = "";
    if (isUntouched) dataset.gone = "";
  };
  if (!dataset.until) return;
  look(true);
  setInterval(look, LOOKS_EVERY_MS);
  document.addEventListener("visibilitychange", look);
}
