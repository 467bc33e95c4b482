import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Coordinates, formatCoordinates } from "../../request/coordinates.ts";
import type { Geocoder } from "../../request/geocoder.ts";
import { type Fix, type LocateFailure, locate, refine } from "../../request/locate.ts";
import {
  isLooking,
  isRefining,
  type LocationEvent,
  type LocationState,
  NO_LOCATION,
  nextLocation,
  PLACE_STAYS_MS,
  type Place,
} from "../../request/location-state.ts";
import { loadPlace, savePlace } from "../../request/place-draft.ts";
import { isElsewhere, isGoodEnough } from "../../request/refinement.ts";

interface LocationOptions {
  geocoder: Geocoder;
  /** What stands in the location field now. */
  read(): string;
  write(text: string): void;
  /** The device was found; `text` stands in the field for it. It may get better. */
  onFound(text: string): void;
  onFailure(reason: LocateFailure): void;
}

interface LocationHandle extends Pick<LocationState, "look" | "place"> {
  /**
   * Looks for the device, and then for a better fix; to be called in a tap. Does nothing while it looks for the first.
   */
  start(): void;
  /** Gives up what is under way; what the device has told already stays. */
  cancel(): void;
  /** To be called when the driver has typed. */
  onInput(): void;
  /** The place that counts now, for the request: an old one is dropped first. */
  settle(): Place | undefined;
  /** Forgets everything, and empties the field. */
  reset(): void;
}

/**
 * The location of a form: carries what happens (typing, the device, a geocoder, time) to `nextLocation`, and what comes
 * of it to the field, to the tab's storage and to the form. No geocoder holds back the coordinates.
 */
export function useLocation({ geocoder, read, write, onFound, onFailure }: LocationOptions): LocationHandle {
  const [state, setState] = useState(NO_LOCATION);
  /** The same state, for what happens between two renders. */
  const current = useRef(state);
  const running = useRef<AbortController>(null);

  const happen = (event: LocationEvent): LocationState => {
    const typed = nextLocation(current.current, { type: "edited", field: read() });
    const next = nextLocation(typed, event);
    if (next.field !== typed.field) write(next.field);
    if (next.place !== current.current.place) savePlace(next.place);
    if (!isLooking(next.look) && !isRefining(next.look)) running.current?.abort();
    current.current = next;
    setState(next);
    return next;
  };

  /** Puts the place into words; the state then, unless that was given up. */
  const name = async (coordinates: Coordinates, signal: AbortSignal): Promise<LocationState | undefined> => {
    const words = await geocoder.describe(coordinates, signal);
    if (signal.aborted) return;
    const credited = words !== formatCoordinates(coordinates) && geocoder.credit !== undefined;
    return happen({ type: "named", coordinates, words, credited });
  };

  const start = async () => {
    if (isLooking(current.current.look)) return;
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;

    happen({ type: "looked" });
    const outcome = await locate({ signal });
    if (signal.aborted || outcome.kind === "cancelled") return;
    if (outcome.kind !== "found") {
      happen({ type: "failed", reason: outcome.kind });
      return onFailure(outcome.kind);
    }
    const { fix } = outcome;
    const { look } = happen({ type: "located", fix, now: Date.now() });
    const refined = isRefining(look) ? refine(onFix, signal) : undefined;
    const named = await name(fix.coordinates, signal);
    if (named?.look.kind === "found" && named.place) onFound(named.place.text);

    await refined;
    if (!refined || signal.aborted) return;
    const better = current.current.place?.coordinates;
    if (better && isElsewhere(fix.coordinates, better)) await name(better, signal);
    if (!signal.aborted) happen({ type: "refineEnded" });
  };
  const onFix = (fix: Fix) => {
    const now = Date.now();
    const { place } = happen({ type: "refined", fix });
    return place && isGoodEnough(place, now) ? "enough" : "more";
  };

  const restore = useEffectEvent(() => {
    const place = loadPlace();
    if (place) happen({ type: "restored", place, now: Date.now() });
  });
  useEffect(() => {
    restore();
    return () => running.current?.abort();
  }, []);

  const { place, look } = state;
  const age = useEffectEvent(() => happen({ type: "aged", now: Date.now() }));
  useEffect(() => {
    if (!place) return;
    const timer = setTimeout(() => age(), place.foundAt + PLACE_STAYS_MS + 1 - Date.now());
    return () => clearTimeout(timer);
  }, [place]);

  return {
    look,
    place,
    start: () => void start(),
    cancel: () => void happen({ type: "cancelled" }),
    onInput: () => void happen({ type: "edited", field: read() }),
    settle: () => happen({ type: "aged", now: Date.now() }).place,
    reset: () => void happen({ type: "reset" }),
  };
}
