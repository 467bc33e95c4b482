import type { GeocoderName } from "../rules/geocoders.ts";
import {
  isLookingUp,
  type LocationEvent,
  type LocationState,
  locationReducer,
  NO_LOCATION,
} from "../rules/location-reducer.ts";
import { isCoarse, isGoodEnough, isSame, type Position } from "../rules/position.ts";
import { geocode } from "./geocode.ts";
import { locate, refine } from "./locate.ts";

/** An event, and the location before and after it. */
export interface LocationChange {
  readonly event: LocationEvent;
  readonly earlier: LocationState;
  readonly next: LocationState;
}

export type LocationStore = ReturnType<typeof createLocationStore>;

/**
 * The location of a form: `locationReducer`'s state, and the lookup that sends it events. Who shows, writes or stores
 * the location subscribes. Coordinates never wait for the geocoder.
 */
export function createLocationStore(geocoder: GeocoderName) {
  let state = NO_LOCATION;
  let lookup = new AbortController();
  const listeners = new Set<(change: LocationChange) => void>();

  const dispatch = (event: LocationEvent): LocationState => {
    const earlier = state;
    const next = locationReducer(earlier, event);
    state = next;
    for (const listener of listeners) listener({ event, earlier, next });
    return next;
  };

  const onPosition = (position: Position) => {
    const { pin } = dispatch({ type: "located", position, now: Date.now() });
    return pin && isGoodEnough(pin, Date.now()) ? "enough" : "more";
  };
  /** Attaches the first position of a lookup, and asks for its address and for a better position. */
  const attach = async (position: Position, signal: AbortSignal) => {
    const answer = onPosition(position);
    const first = state.pin ?? position;
    const refined = answer === "more" && refine(onPosition, signal);
    await askGeocoder(first, signal);
    await refined;
    const { pin } = state;
    if (pin && !isSame(pin, first)) await askGeocoder(pin, signal);
  };
  /** Asks the geocoder for the address of a position that is not coarse. */
  const askGeocoder = async (position: Position, signal: AbortSignal) => {
    if (signal.aborted || isCoarse(position)) return;
    const address = await geocode(geocoder, position, signal);
    if (!signal.aborted) dispatch({ type: "geocoded", position, address });
  };

  const endWith = (event: LocationEvent): void => {
    lookup.abort();
    dispatch(event);
  };

  return {
    get: () => state,
    /** @returns what ends the subscription. */
    subscribe(listener: (change: LocationChange) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch,
    /** Starts a lookup, unless there is one. Call it only after a tap. */
    lookUp() {
      if (isLookingUp(state)) return;
      endWith({ type: "lookupStarted" });
      lookup = new AbortController();
      const { signal } = lookup;
      void locate((outcome) => {
        if (signal.aborted) return;
        if (outcome.kind === "found") void attach(outcome.position, signal);
        else dispatch({ type: "failed", reason: outcome.kind });
      }, signal);
    },
    /** Gives up the lookup: what device and geocoder answer later changes nothing. */
    endWith,
  };
}
