import { MapPin } from "lucide-react";
import { useEffect, useRef } from "react";
import { drawnByStyles } from "../../components/drawn-by-styles.ts";
import type { Geocoder } from "../../request/geocoders.ts";
import { type DialogVariant, locationMessages } from "../../request/location-messages.ts";
import { isLookingUp, type Lookup } from "../../request/location-reducer.ts";
import { GPS_WITHOUT_CODE } from "./notices.ts";

interface GpsButtonProps {
  variant: DialogVariant;
  lookup: Lookup;
  onLookUp(): void;
  /** Whose words stand in the location field, if the service asks to be named. */
  credit: Geocoder["credit"];
}

/** Fills in the location from the device; says below itself what came of it. */
export function GpsButton({ variant, lookup, onLookUp, credit }: GpsButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const busy = isLookingUp(lookup);

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
        id="request-gps"
        type="button"
        className="button button-line w-full"
        aria-busy={busy || undefined}
        disabled={busy}
        onClick={onLookUp}
        suppressHydrationWarning
      >
        <MapPin size={20} {...drawnByStyles} aria-hidden="true" />
        <span suppressHydrationWarning>{busy ? "Finding your location" : "Use my GPS location"}</span>
      </button>
      <p role="alert" className="field-error without-code" suppressHydrationWarning>
        {GPS_WITHOUT_CODE}
      </p>
      {/* On the home page toasts announce what came of it. */}
      <div role={variant === "service" ? "alert" : undefined}>
        {lookup.kind === "failed" && (
          <p className="field-error">{locationMessages[variant][lookup.reason].text}</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement(variant, lookup)}
      </p>
      {credit && (
        <p className="text-sm">
          <a href={credit.href} className="inline-link" target="_blank" rel="noopener">
            {credit.text}
          </a>
        </p>
      )}
    </div>
  );
}

function announcement(variant: DialogVariant, lookup: Lookup): string {
  if (isLookingUp(lookup)) return "Looking for your position";
  return lookup.kind === "found" && variant === "service" ? "Location filled in" : "";
}
