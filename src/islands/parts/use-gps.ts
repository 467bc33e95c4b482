import { useCallback, useEffect, useRef, useState } from "react";
import { formatCoordinates } from "../../request/coordinates.ts";
import type { Geocoder } from "../../request/geocoder.ts";
import { type LocateFailure, locate } from "../../request/locate.ts";
import type { Fix } from "../../request/place-draft.ts";

/** What came of the last look. "looking": the device is asked, or its answer is being put into words. */
export type GpsState =
  | { kind: "idle" }
  | { kind: "looking" }
  | { kind: "found" }
  | { kind: "failed"; reason: LocateFailure };

interface GpsOptions {
  geocoder: Geocoder;
  /** The device has answered: the place as numbers, to stand there until there are words. */
  onFix(numbers: string): void;
  /** The place in words; at worst, the numbers again. `numbers` is what `onFix` got. Says whether it used them. */
  onWords(words: string, numbers: string): boolean;
  onFailure(reason: LocateFailure): void;
}

export interface Gps {
  state: GpsState;
  /** The place that counts, until there is a newer one, whatever a later look comes to. */
  fix: Fix | undefined;
  /** Puts a place in its stead that was found before, or none. */
  setFix(fix: Fix | undefined): void;
  /** Looks once; to be called in a tap. Does nothing while it looks already. */
  look(): void;
  /** Gives up a look under way; what the device has told already stays. The same function each time. */
  cancel: () => void;
  /** Forgets everything. */
  reset(): void;
}

/** Finds the driver's place: the device first, then words for it. No geocoder holds back the coordinates. */
export function useGps({ geocoder, onFix, onWords, onFailure }: GpsOptions): Gps {
  const [state, setState] = useState<GpsState>({ kind: "idle" });
  const [fix, setFix] = useState<Fix>();
  const running = useRef<AbortController>(null);

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const cancel = useCallback(() => {
    stop();
    setState((current) => (current.kind === "looking" ? { kind: "idle" } : current));
  }, [stop]);

  const look = async () => {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ kind: "looking" });
    const outcome = await locate({ signal });
    if (outcome.kind === "cancelled") return;

    if (outcome.kind === "found") {
      const numbers = formatCoordinates(outcome.coordinates);
      const { coordinates, accuracy } = outcome;
      setFix({ coordinates, accuracy, foundAt: Date.now(), credited: false });
      onFix(numbers);
      const words = await geocoder.describe(coordinates, signal);
      if (signal.aborted) return;
      const used = onWords(words, numbers) && words !== numbers;
      // Forgotten in the meantime, it stays so.
      setFix((current) => current && { ...current, credited: used && geocoder.credit !== undefined });
      setState({ kind: "found" });
    } else {
      setState({ kind: "failed", reason: outcome.kind });
      onFailure(outcome.kind);
    }
    running.current = null;
  };

  return {
    state,
    fix,
    setFix,
    look: () => void look(),
    cancel,
    reset() {
      stop();
      setState({ kind: "idle" });
      setFix(undefined);
    },
  };
}
