import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { isAway } from "../device/form-values.ts";
import { createLocationStore, type LocationChange } from "../device/location-store.ts";
import { loadPin, savePin } from "../device/pin-storage.ts";
import { isStorageComplete } from "../device/tab-storage.ts";
import type { GeocoderName } from "../rules/geocoders.ts";
import { fieldAfter, NO_LOCATION, type Pin } from "../rules/location-reducer.ts";
import { TOAST_MS } from "./toasts.tsx";
import { useNow } from "./use-now.ts";

/** What `useForm` returns for a form with a location. */
interface LocationForm {
  readonly storedAs: string;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Others after each change of the form. */
  readonly values: object;
  edit(field: "location", change: (text: string) => string): void;
  reviewToast(): void;
}

export type LocationHandle = ReturnType<typeof useLocation>;

/** The location of a form: writes each change into the field, and then into the tab's storage. */
export function useLocation(form: LocationForm, geocoder: GeocoderName) {
  const [store] = useState(() => createLocationStore(geocoder));
  const location = useSyncExternalStore(store.subscribe, store.get, () => NO_LOCATION);

  const follow = useEffectEvent(({ event, earlier, next }: LocationChange) => {
    form.edit("location", (field) => fieldAfter(field, event, earlier, next));
    if (next !== earlier) savePin(form.storedAs, next.pin);
    if (event.type === "located" || event.type === "pinRemoved") form.reviewToast();
  });
  useEffect(() => store.subscribe((change) => follow(change)), [store]);

  const restore = useEffectEvent(() => {
    const { pin, words } = loadPin(form.storedAs);
    store.endWith({ type: "restored", pin: isAway(form.form.current) ? undefined : pin, words, now: Date.now() });
  });
  useEffect(() => {
    restore();
    // After Back: another page of the tab may have sent the request, or removed the pin.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && isStorageComplete() && restore();
    // The tab's storage may have been cleared: the next page would take the words for typed ones, which never expire.
    const onPageHide = () => savePin(form.storedAs, store.get().pin);
    addEventListener("pageshow", onPageShow);
    addEventListener("pagehide", onPageHide);
    return () => {
      removeEventListener("pageshow", onPageShow);
      removeEventListener("pagehide", onPageHide);
    };
  }, [form.storedAs, store]);
  useEffect(() => () => store.endWith({ type: "cancelled" }), [store]);

  const [isShownAway, showAway] = useState(false);
  const followChange = useEffectEvent((_values: object) => {
    const isAwayNow = isAway(form.form.current);
    showAway(isAwayNow);
    // This phone has no position to give.
    if (isAwayNow && !isShownAway) store.endWith({ type: "pinRemoved" });
  });
  useEffect(() => followChange(form.values), [form.values]);

  const now = useNow(location.pin?.foundAt);
  useEffect(() => void store.dispatch({ type: "aged", now }), [store, now]);
  const hasHiddenPin = location.kind === "failed" && location.pin !== undefined;
  useEffect(() => {
    if (!hasHiddenPin) return;
    const timer = setTimeout(() => store.dispatch({ type: "failureRead" }), TOAST_MS);
    return () => clearTimeout(timer);
  }, [store, hasHiddenPin]);

  return {
    store,
    location,
    /** The current time, kept up to date while there is a pin. */
    now,
    /** Whether the driver is not with the car. Then no lookup starts. */
    isAway: isShownAway,
    lookUp: () => {
      if (!isAway(form.form.current)) store.lookUp();
    },
    /** Gives up the lookup. A position that was found stays. */
    cancel: () => store.endWith({ type: "cancelled" }),
    remove: () => store.endWith({ type: "pinRemoved" }),
    /** The pin for a request that is sent now. One that has expired, or is not the car's, is removed. */
    pinToSend(): Pin | undefined {
      if (isAway(form.form.current)) store.endWith({ type: "pinRemoved" });
      return store.dispatch({ type: "aged", now: Date.now() }).pin;
    },
    /** Removes the pin and gives up the lookup. The field keeps its text. */
    reset: () => store.endWith({ type: "sent" }),
  };
}
