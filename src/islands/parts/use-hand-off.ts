import { useEffect, useRef, useState } from "react";
import { handOff } from "../../request/hand-off.ts";
import type { RequestLinks } from "../../request/request-links.ts";

/** Hands requests over, one at a time. `busy` from the tap until the mail draft was tried. */
export function useHandOff(): { busy: boolean; start(links: RequestLinks, onDone: () => void): void } {
  const [busy, setBusy] = useState(false);
  const running = useRef<ReturnType<typeof handOff>>(null);
  useEffect(() => () => running.current?.cancel(), []);

  const settle = () => {
    running.current = null;
    setBusy(false);
  };
  return {
    busy,
    start(links, onDone) {
      if (running.current) return;
      setBusy(true);
      running.current = handOff(links, {
        open: (href) => {
          location.href = href;
        },
        onLeave: settle,
        onDone() {
          settle();
          onDone();
        },
      });
    },
  };
}
