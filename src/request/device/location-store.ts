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

/** What has happened to a location, and the location before and after it. */
export interface LocationChange {
  readonly event: LocationEvent;
  readonly earlier: LocationState;
  readonly next: LocationState;
}

export type LocationStore = ReturnType<typeof createLocationStore>;

/**
 * The location of a form, in one place. Searches and their users send events to `locationReducer`; whoever shows, writes or
 * stores the location subscribes. The coordinates never wait for the geocoder.
 */
export function createLocationStore(geocoder: GeocoderName) {
  let state = NO_LOCATION;
  let search = new AbortController();
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
  /** Attaches a position, and asks for its address and for a better position. */
  const attach = async (position: Position, signal: AbortSignal) => {
    const answer = onPosition(position);
    const first = state.pin ?? position;
    const refined = answer === "more" && refine(onPosition, signal);
    await lookUp(first, signal);
    await refined;
    const { pin } = state;
    if (pin && !isSame(pin, first)) await lookUp(pin, signal);
  };
  /** Asks the geocoder for the address of a position that is not coarse. */
  const lookUp = async (position: Position, signal: AbortSignal) => {
    if (signal.aborted || isCoarse(position)) return;
    const address = await geocode(geocoder, position, signal);
    if (!signal.aborted) dispatch({ type: "geocoded", position, address });
  };

  const endWith = (event: LocationEvent): void => {
    search.abort();
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
    /** Starts a search, and then one for a better position. Call it in a tap. Does nothing during a search. */
    search() {
      if (isLookingUp(state)) return;
      endWith({ type: "lookupStarted" });
      search = new AbortController();
      const { signal } = search;
      void locate((outcome) => {
        if (signal.aborted) return;
        if (outcome.kind === "found") void attach(outcome.position, signal);
        else dispatch({ type: "failed", reason: outcome.kind });
      }, signal);
    },
    /** Gives up the search: what device and geocoder answer later changes nothing. */
    endWith,
  };
}
