import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNow } from "../forms/use-now.ts";
import { loadPin, savePin } from "../storage/stored.ts";
import { isStorageComplete } from "../storage/tab-storage.ts";
import { geocode, locationText } from "./geocode.ts";
import type { GeocoderName } from "./geocoders.ts";
import { type LocateFailure, type LocateOutcome, locate, refine } from "./locate.ts";
import {
  fieldAfter,
  isLookingUp,
  isUnderWay,
  type LocationEvent,
  type LocationState,
  locationReducer,
  NO_LOCATION,
  type Pin,
} from "./location-reducer.ts";
import { isCoarse, isElsewhere, isGoodEnough, type Position } from "./position.ts";

/** What `useForm` returns for a form with a location field. Its fields are restored before the pin is. */
interface LocationForm {
  readonly storedAs: string;
  correct(field: "location"): void;
  edit(field: "location", change: (text: string) => string): void;
}

interface LocationOptions {
  geocoder: GeocoderName;
  /** A place was found, and is in the field if that was blank. A better one may follow. */
  onFound?(place: string): void;
  onFailure?(reason: LocateFailure): void;
}

/** How long a failure is shown in milliseconds before the pin of an earlier lookup is shown again. */
const FAILURE_MS = 10_000;

export type LocationHandle = ReturnType<typeof useLocation>;

/**
 * The location of a form. Sends events (device, geocoder, time) to `locationReducer`, and writes the new state to the
 * field, the tab's storage, and the form. The coordinates never wait for a geocoder.
 */
export function useLocation(form: LocationForm, { geocoder, onFound, onFailure }: LocationOptions) {
  const [state, setState] = useState(NO_LOCATION);
  /** The same state, for events between two renderings. */
  const current = useRef(state);
  const running = useRef<AbortController>(null);

  const dispatch = (event: LocationEvent): LocationState => {
    const earlier = current.current;
    const next = locationReducer(earlier, event);
    current.current = next;
    setState(next);
    form.edit("location", (field) => fieldAfter(field, event, earlier, next));
    // An expired pin stays stored while its line says so: the next page says so, too.
    const isExpired = ({ lookup }: LocationState) => lookup.kind === "expired";
    if (!isExpired(next) && (next.pin !== earlier.pin || isExpired(earlier)))
      savePin(form.storedAs, next.pin);
    if (!isUnderWay(next)) running.current?.abort();
    return next;
  };

  /** Asks the geocoder for the address of a position that is not coarse. Returns whether the answer was still wanted. */
  const lookUp = async (position: Position, signal: AbortSignal): Promise<boolean> => {
    if (signal.aborted || isCoarse(position)) return false;
    const address = await geocode(geocoder, position, signal);
    if (signal.aborted) return false;
    const { pin } = dispatch({ type: "geocoded", address });
    if (pin) onFound?.(locationText(pin, pin.address));
    return pin !== undefined;
  };

  const start = () => {
    if (isLookingUp(current.current.lookup)) return;
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    form.correct("location");
    dispatch({ type: "lookupStarted" });
    void locate((outcome) => receive(outcome, signal));
  };

  const receive = (outcome: LocateOutcome, signal: AbortSignal) => {
    if (signal.aborted) return;
    if (outcome.kind === "found") return void improve(outcome.position, signal);
    dispatch({ type: "failed", reason: outcome.kind });
    onFailure?.(outcome.kind);
  };

  /** Attaches a position, and asks for its address and for a better position. */
  const improve = async (position: Position, signal: AbortSignal) => {
    const { isRefining } = dispatch({ type: "located", position, now: Date.now() });
    const refined = isRefining && refine(onPosition, signal);
    const isFound = await lookUp(position, signal);

    await refined;
    const { pin } = current.current;
    if (pin && (!isFound || isElsewhere(position, pin))) await lookUp(pin, signal);
  };
  const onPosition = (position: Position) => {
    const { pin } = dispatch({ type: "refined", position });
    return pin && isGoodEnough(pin, Date.now()) ? "enough" : "more";
  };

  const restore = useEffectEvent(() => {
    running.current?.abort();
    dispatch({ type: "restored", pin: loadPin(form.storedAs), now: Date.now() });
  });
  useEffect(() => {
    restore();
    // Another page of the tab may have sent the request meanwhile, or removed its pin.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && isStorageComplete() && restore();
    addEventListener("pageshow", onPageShow);
    return () => {
      removeEventListener("pageshow", onPageShow);
      running.current?.abort();
    };
  }, []);

  const { pin, lookup } = state;
  const now = useNow(pin?.foundAt);
  const age = useEffectEvent((now: number) => dispatch({ type: "aged", now }));
  useEffect(() => void age(now), [now]);
  const hasHiddenPin = pin !== undefined && lookup.kind === "failed";
  const endFailure = useEffectEvent(() => dispatch({ type: "failureRead" }));
  useEffect(() => {
    if (!hasHiddenPin) return;
    const timer = setTimeout(() => endFailure(), FAILURE_MS);
    return () => clearTimeout(timer);
  }, [hasHiddenPin]);

  return {
    state,
    /** The current time, kept up to date while there is a pin. */
    now,
    /** Starts a search, and then one for a better position. Call it in a tap. Does nothing during a search. */
    start,
    /** Gives up the search. A position that was found stays. */
    cancel: () => void dispatch({ type: "cancelled" }),
    remove: () => void dispatch({ type: "pinRemoved" }),
    /** The pin for a request that is sent now. One that has expired is removed first. */
    settle: (): Pin | undefined => dispatch({ type: "aged", now: Date.now() }).pin,
    /** Ends the message of a failure, because another message takes its place. */
    endFailure: () => void dispatch({ type: "failureRead" }),
    /** Drops the pin and the search. The field keeps its text. */
    reset: () => void dispatch({ type: "sent" }),
  };
}
