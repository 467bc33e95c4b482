import { useEffect, useState } from "react";

/** Milliseconds between two readings of the clock: often enough for words that tell minutes. */
const REFRESH_MS = 15_000;

/** The time, as Date.now() tells it, kept up to date while `since` is a time: for words that tell how long ago it was. */
export function useNow(since: number | undefined): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (since === undefined) return;
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, REFRESH_MS);
    return () => clearInterval(timer);
  }, [since]);
  return Math.max(now, since ?? 0);
}
