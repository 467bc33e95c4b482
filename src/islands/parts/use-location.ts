import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Coordinates, formatCoordinates } from "../../request/coordinates.ts";
import type { Geocoder } from "../../request/geocoders.ts";
import { type Fix, type LocateFailure, locate, refine } from "../../request/locate.ts";
import {
  isLookingUp,
  isRefining,
  type LocationEvent,
  type LocationState,
  locationReducer,
  NO_LOCATION,
  PLACE_MAX_AGE_MS,
} from "../../request/location-reducer.ts";
import { loadPlace, savePlace } from "../../request/place-draft.ts";
import { isElsewhere, isGoodEnough } from "../../request/precision.ts";

interface LocationOptions {
  geocoder: Geocoder;
  /** What stands in the location field now. */
  read(): string;
  write(text: string): void;
  /** The device was found; `text` stands in the field for it. It may get better. */
  onFound?(text: string): void;
  onFailure?(reason: LocateFailure): void;
}

export type LocationHandle = ReturnType<typeof useLocation>;

/**
 * The location of a form: carries what happens (typing, the device, a geocoder, time) to `locationReducer`, and what comes
 * of it to the field, to the tab's storage and to the form. No geocoder holds back the coordinates.
 */
export function useLocation({ geocoder, read, write, onFound, onFailure }: LocationOptions) {
  const [state, setState] = useState(NO_LOCATION);
  /** The same state, for what happens between two renders. */
  const current = useRef(state);
  const running = useRef<AbortController>(null);

  const dispatch = (event: LocationEvent): LocationState => {
    const typed = locationReducer(current.current, { type: "edited", field: read() });
    const next = locationReducer(typed, event);
    if (next.field !== typed.field) write(next.field);
    if (next.place !== current.current.place) savePlace(next.place);
    if (!isLookingUp(next.lookup) && !isRefining(next.lookup)) running.current?.abort();
    current.current = next;
    setState(next);
    return next;
  };

  /** Asks the geocoder for the place's address; the state then, unless that was given up. */
  const geocode = async (
    coordinates: Coordinates,
    signal: AbortSignal,
  ): Promise<LocationState | undefined> => {
    const address = await geocoder.describe(coordinates, signal);
    if (signal.aborted) return;
    const credited = address !== formatCoordinates(coordinates) && geocoder.credit !== undefined;
    return dispatch({ type: "geocoded", coordinates, address, credited });
  };

  const start = async () => {
    if (isLookingUp(current.current.lookup)) return;
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;

    dispatch({ type: "lookupStarted" });
    const outcome = await locate(signal);
    if (signal.aborted || outcome.kind === "cancelled") return;
    if (outcome.kind !== "found") {
      dispatch({ type: "failed", reason: outcome.kind });
      return onFailure?.(outcome.kind);
    }
    const { fix } = outcome;
    const { lookup } = dispatch({ type: "located", fix, now: Date.now() });
    const refined = isRefining(lookup) ? refine(onFix, signal) : undefined;
    const geocoded = await geocode(fix.coordinates, signal);
    if (geocoded?.lookup.kind === "found" && geocoded.place) onFound?.(geocoded.place.text);

    await refined;
    if (!refined || signal.aborted) return;
    const better = current.current.place?.coordinates;
    if (better && isElsewhere(fix.coordinates, better)) await geocode(better, signal);
    if (!signal.aborted) dispatch({ type: "refineEnded" });
  };
  const onFix = (fix: Fix) => {
    const now = Date.now();
    const { place } = dispatch({ type: "refined", fix });
    return place && isGoodEnough(place, now) ? "enough" : "more";
  };

  const restore = useEffectEvent(() => {
    const place = loadPlace();
    if (place) dispatch({ type: "restored", place, now: Date.now() });
  });
  useEffect(() => {
    restore();
    return () => running.current?.abort();
  }, []);

  const { place, lookup } = state;
  const age = useEffectEvent(() => dispatch({ type: "aged", now: Date.now() }));
  useEffect(() => {
    if (!place) return;
    const timer = setTimeout(() => age(), place.foundAt + PLACE_MAX_AGE_MS + 1 - Date.now());
    return () => clearTimeout(timer);
  }, [place]);

  return {
    lookup,
    place,
    /** Looks for the device, and then for a better fix; to be called in a tap. Nothing while it looks for the first. */
    start: () => void start(),
    /** Gives up what is under way; what the device has told already stays. */
    cancel: () => void dispatch({ type: "cancelled" }),
    /** To be called when the driver has typed. */
    onInput: () => void dispatch({ type: "edited", field: read() }),
    /** The place that counts now, for the request: an old one is dropped first. */
    settle: () => dispatch({ type: "aged", now: Date.now() }).place,
    /** Forgets everything, and empties the field. */
    reset: () => void dispatch({ type: "reset" }),
  };
}
