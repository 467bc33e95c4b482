import { useEffect, useEffectEvent } from "react";
import type { useForm } from "../controls/use-form.ts";
import type { LocationChange, LocationStore } from "../device/location-store.ts";
import type { RequestField } from "../rules/fields.ts";
import { locationText } from "../rules/geocoders.ts";
import { type GpsReports, locationFailed, locationFound } from "../rules/location-words.ts";

type Form = Pick<ReturnType<typeof useForm<RequestField>>, "read" | "showToast">;

/** For a form with toasts about lookups: the place that was found, or why none was. */
export function useLocationToasts(store: LocationStore, reports: GpsReports, { read, showToast }: Form) {
  const announce = useEffectEvent(({ event, next: { pin } }: LocationChange) => {
    if (reports !== "toast") return;
    if (event.type === "failed") showToast("error", locationFailed(event.reason));
    if (event.type !== "geocoded" || !pin) return;
    const { location } = read();
    const isTrue = () => store.get().pin === pin && read().location === location;
    showToast("success", locationFound(locationText(pin, pin.address)), isTrue);
  });
  useEffect(() => store.subscribe((change) => announce(change)), [store]);
}
