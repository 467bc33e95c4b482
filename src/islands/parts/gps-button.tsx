import { MapPin } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Geocoder } from "../../request/geocoder.ts";
import { type DialogVariant, locationMessages } from "../../request/location-messages.ts";
import type { GpsState } from "./use-gps.ts";

interface GpsButtonProps {
  variant: DialogVariant;
  state: GpsState;
  onLook(): void;
  /** Whose words stand in the location field, if the service asks to be named. */
  credit: Geocoder["credit"];
}

/** Fills in the location from the device; says below itself what came of it. */
export function GpsButton({ variant, state, onLook, credit }: GpsButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const busy = state.kind === "looking";

  // Being disabled takes the focus away from the button; whoever has not moved on since gets it back.
  useEffect(() => {
    if (!busy) return;
    return () => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body || activeElement.matches("dialog")) {
        requestAnimationFrame(() => button.current?.focus());
      }
    };
  }, [busy]);

  return (
    <div>
      <button
        ref={button}
        type="button"
        className="button button-line w-full"
        disabled={busy}
        onClick={onLook}
      >
        {busy ? <span className="spinner" aria-hidden="true" /> : <MapPin size={20} aria-hidden="true" />}
        {busy ? "Finding your location" : "Use my GPS location"}
      </button>
      {/* On the home page toasts announce what came of it. */}
      <div role={variant === "service" ? "alert" : undefined}>
        {state.kind === "failed" && (
          <p className="field-error">{locationMessages[variant][state.reason].text}</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {busy && "Looking for your position"}
        {state.kind === "found" && variant === "service" && "Location filled in"}
      </p>
      {credit && (
        <p className="text-sm">
          <a href={credit.href} className="inline-link inline-block py-2.5" target="_blank" rel="noopener">
            {credit.text}
          </a>
        </p>
      )}
    </div>
  );
}
