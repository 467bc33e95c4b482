import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Geocoder, locationText } from "../../request/geocoders.ts";
import { type LocateFailure, type LocateOutcome, locate, refine } from "../../request/locate.ts";
import {
  attachedPin,
  isLookingUp,
  isRefining,
  isUnderWay,
  type LocationEvent,
  type LocationState,
  locationReducer,
  NO_LOCATION,
  type Pin,
} from "../../request/location-reducer.ts";
import { type Coordinates, isElsewhere, isGoodEnough, type Position } from "../../request/position.ts";
import { loadPin, savePin } from "../../request/stored.ts";
import { isStorageAvailable } from "../../tab-storage.ts";
import { useNow } from "./use-now.ts";

/** What `useForm` returns for a form with a location field. Its fields are restored before the pin reads them. */
interface LocationForm {
  readonly storedAs: string;
  read(): { readonly location: string };
  write(field: "location", text: string): void;
}

interface LocationOptions {
  geocoder: Geocoder;
  /** The position was found; `words` is its text. A better position may follow. */
  onFound?(words: string): void;
  onFailure?(reason: LocateFailure): void;
}

export type LocationHandle = ReturnType<typeof useLocation>;

/**
 * The location of a form. Sends events (typing, device, geocoder, time) to `locationReducer`, and writes the
 * new state to the field, the tab's storage, and the form. The coordinates never wait for a geocoder.
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
    if (next.field !== earlier.field && next.field !== form.read().location)
      form.write("location", next.field);
    if (attachedPin(next) !== attachedPin(earlier)) savePin(form.storedAs, attachedPin(next));
    if (!isUnderWay(next.lookup)) running.current?.abort();
    return next;
  };

  /**
   * Asks the geocoder for the address of the pin. Returns the pin with it, or undefined if the search was
   * given up.
   */
  const geocode = async (coordinates: Coordinates, signal: AbortSignal): Promise<Pin | undefined> => {
    const address = await geocoder(coordinates, signal);
    return signal.aborted ? undefined : attachedPin(dispatch({ type: "geocoded", address }));
  };

  const start = async () => {
    if (isLookingUp(current.current.lookup)) return;
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    dispatch({ type: "lookupStarted" });
    await take(await locate(signal), signal);
  };

  const take = async (outcome: LocateOutcome, signal: AbortSignal): Promise<void> => {
    if (signal.aborted || outcome.kind === "cancelled") return;
    if (outcome.kind === "found") return await follow(outcome.position, signal);
    dispatch({ type: "failed", reason: outcome.kind });
    onFailure?.(outcome.kind);
    if (outcome.kind === "timed-out" && outcome.late) await take(await outcome.late, signal);
  };

  const follow = async (position: Position, signal: AbortSignal) => {
    const field = form.read().location;
    const { lookup } = dispatch({ type: "located", position, field, now: Date.now() });
    if (lookup.kind !== "geocoding") return;
    const refined = isRefining(lookup) ? refine(onPosition, signal) : undefined;
    const pin = await geocode(position, signal);
    if (pin) onFound?.(locationText(pin, pin.address));

    await refined;
    if (!refined || signal.aborted) return;
    const better = attachedPin(current.current);
    if (better && isElsewhere(position, better)) await geocode(better, signal);
    if (!signal.aborted) dispatch({ type: "refineEnded" });
  };
  const onPosition = (position: Position) => {
    const pin = attachedPin(dispatch({ type: "refined", position }));
    return pin && isGoodEnough(pin, Date.now()) ? "enough" : "more";
  };

  const restore = useEffectEvent(() => {
    const pin = loadPin(form.storedAs);
    const next = dispatch({ type: "restored", field: form.read().location, pin, now: Date.now() });
    if (pin && !attachedPin(next)) savePin(form.storedAs, undefined);
  });
  /**
   * Drops the state, but not what the tab has stored: other pages may change that until the driver comes
   * back.
   */
  const leave = useEffectEvent(() => {
    running.current?.abort();
    current.current = NO_LOCATION;
  });
  useEffect(() => {
    restore();
    const onPageHide = ({ persisted }: PageTransitionEvent) => persisted && isStorageAvailable() && leave();
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && isStorageAvailable() && restore();
    addEventListener("pagehide", onPageHide);
    addEventListener("pageshow", onPageShow);
    return () => {
      removeEventListener("pagehide", onPageHide);
      removeEventListener("pageshow", onPageShow);
      running.current?.abort();
    };
  }, []);

  const { attachment, lookup } = state;
  const foundAt = "pin" in attachment ? attachment.pin.foundAt : undefined;
  const now = useNow(foundAt);
  const age = useEffectEvent((now: number) => dispatch({ type: "aged", now }));
  useEffect(() => void age(now), [now]);

  return {
    lookup,
    attachment,
    /** Whether the field holds the pin's text, unchanged. */
    isFilledIn: attachment.kind === "attached" && state.filledAfter !== undefined,
    /** The attached pin. */
    pin: attachedPin(state),
    /** The current time, kept up to date while there is a pin. */
    now,
    /**
     * Starts a search, and then one for a better position. Call it in a tap. Does nothing during a search.
     */
    start: () => void start(),
    /** Gives up the search. A position that was found stays. */
    cancel: () => void dispatch({ type: "cancelled" }),
    /** Call it when the driver has typed in the location field. */
    onInput: () => void dispatch({ type: "edited", field: form.read().location }),
    /** Removes the pin from the request, or attaches it again. */
    remove: () => void dispatch({ type: "pinRemoved" }),
    putBack: () => void dispatch({ type: "pinReturned" }),
    /** The pin for a request that is sent now. One that has expired is removed first. */
    settle: () => attachedPin(dispatch({ type: "aged", now: Date.now() })),
    /** Drops the pin and the search. The field keeps its text. */
    reset: () => void dispatch({ type: "reset" }),
  };
}
