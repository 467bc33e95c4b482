import { useEffect, useEffectEvent, useRef, useState } from "react";
import { geocode } from "../device/geocode.ts";
import { locate, refine } from "../device/locate.ts";
import { loadPin, savePin } from "../device/stored.ts";
import { isStorageComplete } from "../device/tab-storage.ts";
import { type GeocoderName, locationText } from "../rules/geocoders.ts";
import {
  fieldAfter,
  isLookingUp,
  type LocateFailure,
  type LocationEvent,
  type LocationState,
  locationReducer,
  NO_LOCATION,
  type Pin,
} from "../rules/location-reducer.ts";
import { isCoarse, isGoodEnough, isSame, type Position } from "../rules/position.ts";
import { useNow } from "./use-now.ts";

/** What `useForm` returns for a form with a location field. Its fields are restored before the pin is. */
interface LocationForm {
  readonly storedAs: string;
  edit(field: "location", change: (text: string) => string): void;
  reviewToast(): void;
}

interface LocationOptions {
  geocoder: GeocoderName;
  /** A place was found, and is in the field if that was blank. A better one may follow. `isAttached`: until it goes. */
  onFound?(place: string, isAttached: () => boolean): void;
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
  const [location, setLocation] = useState(NO_LOCATION);
  /** The same state, for events between two renderings. */
  const current = useRef(location);
  const running = useRef<AbortController>(null);

  const dispatch = (event: LocationEvent): LocationState => {
    const earlier = current.current;
    const next = locationReducer(earlier, event);
    current.current = next;
    setLocation(next);
    form.edit("location", (field) => fieldAfter(field, event, earlier, next));
    if (next !== earlier) savePin(form.storedAs, next.pin);
    return next;
  };
  /** Gives up the search. What device and geocoder answer later changes nothing. */
  const endWith = (event: LocationEvent) => {
    running.current?.abort();
    dispatch(event);
  };

  const start = () => {
    if (isLookingUp(current.current)) return;
    endWith({ type: "lookupStarted" });
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    void locate((outcome) => {
      if (signal.aborted) return;
      if (outcome.kind === "found") return void attach(outcome.position, signal);
      dispatch({ type: "failed", reason: outcome.kind });
      onFailure?.(outcome.kind);
    }, signal);
  };

  /** Attaches a position, and asks for its address and for a better position. */
  const attach = async (position: Position, signal: AbortSignal) => {
    const answer = onPosition(position);
    form.reviewToast();
    const first = current.current.pin ?? position;
    const refined = answer === "more" && refine(onPosition, signal);
    await lookUp(first, signal);
    await refined;
    const { pin } = current.current;
    if (pin && !isSame(pin, first)) await lookUp(pin, signal);
  };
  const onPosition = (position: Position) => {
    const { pin } = dispatch({ type: "located", position, now: Date.now() });
    return pin && isGoodEnough(pin, Date.now()) ? "enough" : "more";
  };

  /** Asks the geocoder for the address of a position that is not coarse. */
  const lookUp = async (position: Position, signal: AbortSignal) => {
    if (signal.aborted || isCoarse(position)) return;
    const address = await geocode(geocoder, position, signal);
    if (signal.aborted) return;
    const { pin } = dispatch({ type: "geocoded", position, address });
    if (pin) onFound?.(locationText(pin, pin.address), () => current.current.pin === pin);
  };

  const restore = useEffectEvent(() => {
    endWith({ type: "restored", ...loadPin(form.storedAs), now: Date.now() });
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

  const now = useNow(location.pin?.foundAt);
  const removeExpired = (now = Date.now()): Pin | undefined => dispatch({ type: "aged", now }).pin;
  const onTime = useEffectEvent(removeExpired);
  useEffect(() => void onTime(now), [now]);
  const hasHiddenPin = location.kind === "failed" && location.pin !== undefined;
  const endFailure = useEffectEvent(() => dispatch({ type: "failureRead" }));
  useEffect(() => {
    if (!hasHiddenPin) return;
    const timer = setTimeout(() => endFailure(), FAILURE_MS);
    return () => clearTimeout(timer);
  }, [hasHiddenPin]);

  return {
    location,
    /** The current time, kept up to date while there is a pin. */
    now,
    /** Starts a search, and then one for a better position. Call it in a tap. Does nothing during a search. */
    start,
    /** Gives up the search. A position that was found stays. */
    cancel: () => endWith({ type: "cancelled" }),
    remove() {
      endWith({ type: "pinRemoved" });
      form.reviewToast();
    },
    /** Removes a pin that has expired. @returns the pin for a request that is sent now. */
    removeExpired: () => removeExpired(),
    /** Drops the pin and the search. The field keeps its text. */
    reset: () => endWith({ type: "sent" }),
  };
}
