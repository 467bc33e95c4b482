import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Milliseconds between two readings of the clock: a fraction of a minute, the unit in which ages are shown.
 */
const REFRESH_MS = 15_000;

/**
 * The current time (Date.now()), updated while `since` is set: for texts that say how long ago something was.
 * It is read at whole fractions of a minute after `since`, so that texts change and things expire on time; when the page is
 * shown again, because timers stop while a phone sleeps; and before the page or the browser acts on a tap, because some
 * machines sleep without hiding the page. Not while it is hidden: what React schedules when a page goes into the back/forward
 * cache never comes in Firefox 153, and React then waits for it forever.
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
