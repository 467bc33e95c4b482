import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Milliseconds between two readings of the clock. A minute, the unit of ages, is a multiple of them. */
const REFRESH_MS = 15_000;

/**
 * The current time (Date.now()), for texts that say how long ago something was. While `since` is set, it is read every
 * 15 seconds from then on, so that things expire on time; when the page is shown again, because timers stop while a
 * phone sleeps; and before a tap is answered, because some machines sleep without hiding the page. Not while the page
 * is hidden: what React schedules when a page goes into the back/forward cache never runs in Firefox 153, and React
 * then waits for it forever.
 */
export function useNow(since: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (since === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      if (document.hidden) return;
      const time = Date.now();
      setNow(time);
      clearTimeout(timer);
      timer = setTimeout(update, REFRESH_MS - ((time - since) % REFRESH_MS));
    };
    const updateAtOnce = () => flushSync(update);
    update();
    document.addEventListener("visibilitychange", update);
    addEventListener("click", updateAtOnce, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", update);
      removeEventListener("click", updateAtOnce, true);
    };
  }, [since]);
  return Math.max(now, since ?? 0);
}
