import { MapPin } from "lucide-react";
import { useEffect, useRef } from "react";
import { drawnByStyles } from "../../components/drawn-by-styles.ts";
import type { Geocoder } from "../../request/geocoder.ts";
import { type DialogVariant, locationMessages } from "../../request/location-messages.ts";
import { isLooking, type Look } from "../../request/location-state.ts";
import { GPS_WITHOUT_CODE } from "./notices.ts";

interface GpsButtonProps {
  variant: DialogVariant;
  look: Look;
  onLook(): void;
  /** Whose words stand in the location field, if the service asks to be named. */
  credit: Geocoder["credit"];
}

/** Fills in the location from the device; says below itself what came of it. */
export function GpsButton({ variant, look, onLook, credit }: GpsButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const busy = isLooking(look);

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
        onClick={onLook}
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
        {look.kind === "failed" && (
          <p className="field-error">{locationMessages[variant][look.reason].text}</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {announcement(variant, look)}
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

function announcement(variant: DialogVariant, look: Look): string {
  if (isLooking(look)) return "Looking for your position";
  return look.kind === "found" && variant === "service" ? "Location filled in" : "";
}
