/** How often an open page looks at the clock, in milliseconds. */
const LOOKS_EVERY_MS = 15_000;

/**
 * Hides today's notice once its time is over (src/site/styles/todays-notice.css). Its room goes, too, if the page was
 * just opened or is shown again; otherwise it stays, because a finger may be on something below. The clock is read
 * again and again, because a timer stops while a phone sleeps, and none can wait for a month.
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
