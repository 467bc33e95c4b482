import { MapPin } from "lucide-react";
import type { ComponentProps } from "react";
import { drawnByStyles } from "../../components/drawn-by-styles.ts";
import { nominatim } from "../../request/geocoders.ts";
import { type DialogVariant, locationMessages } from "../../request/location-messages.ts";
import { isLookingUp, type Lookup } from "../../request/location-reducer.ts";
import { GPS_WITHOUT_CODE } from "./notices.ts";
import type { LocationHandle } from "./use-location.ts";

interface GpsButtonProps extends Pick<ComponentProps<"button">, "autoFocus"> {
  variant: DialogVariant;
  gps: LocationHandle;
}

/**
 * Fills in the location from the device; says below itself what came of it. While it looks it is disabled by ARIA alone:
 * the attribute would take the focus away.
 */
export function GpsButton({ variant, gps, ...button }: GpsButtonProps) {
  const { lookup, place } = gps;
  const busy = isLookingUp(lookup);
  /** Whose words stand in the location field, if the service asks to be named. */
  const credit = place?.credited && nominatim.credit;
  return (
    <div>
      <button
        id="request-gps"
        type="button"
        className="button button-line w-full"
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={gps.start}
        suppressHydrationWarning
        {...button}
      >
        <MapPin size={20} {...drawnByStyles} />
        <span suppressHydrationWarning>{busy ? "Finding your location" : "Use my GPS location"}</span>
      </button>
      <p role="alert" className="field-error without-code" suppressHydrationWarning>
        {GPS_WITHOUT_CODE}
      </p>
      {/* On the home page toasts announce what came of it. */}
      <div role={variant === "service" ? "alert" : undefined}>
        {lookup.kind === "failed" && (
          <p className="field-error">{locationMessages[variant][lookup.reason]}</p>
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
