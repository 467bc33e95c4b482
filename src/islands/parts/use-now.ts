import { useEffect, useState } from "react";

/** Milliseconds between two readings of the clock: a part of a minute, in which words tell ages. */
const REFRESH_MS = 15_000;

/**
 * The time, as Date.now() has it, kept up to date while `since` is a time: for words that say how long ago it was. It is
 * read on whole parts of a minute since then, so that words change, and things expire, when their time has come; and when
 * the page is seen again, since timers stop while a phone sleeps.
 */
export function useNow(since: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (since === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      const time = Date.now();
      setNow(time);
      clearTimeout(timer);
      timer = setTimeout(update, REFRESH_MS - ((time - since) % REFRESH_MS));
    };
    update();
    addEventListener("pageshow", update);
    document.addEventListener("visibilitychange", update);
    return () => {
      clearTimeout(timer);
      removeEventListener("pageshow", update);
      document.removeEventListener("visibilitychange", update);
    };
  }, [since]);
  return Math.max(now, since ?? 0);
}
