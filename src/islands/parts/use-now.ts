import { useEffect, useState } from "react";

/** Milliseconds between two looks at the clock: words tell minutes. */
const EVERY = 15_000;

/** The time, as Date.now() tells it, while somebody wants to know how long ago `since` was. */
export function useNow(since: number | undefined): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (since === undefined) return;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [since]);
  return Math.max(now, since ?? 0);
}
