import { MapPin } from "lucide-react";
import type { ComponentProps } from "react";
import { drawnByStyles } from "../../components/drawn-by-styles.ts";
import { isLookingUp, type Lookup } from "../../request/lookup.ts";

interface GpsButtonProps extends Pick<ComponentProps<"button">, "autoFocus"> {
  lookup: Lookup;
  onPress(): void;
}

/** Fills in the location from the device. While it looks it is disabled by ARIA alone: the attribute would take the focus. */
export function GpsButton({ lookup, onPress, ...button }: GpsButtonProps) {
  const busy = isLookingUp(lookup);
  return (
    <button
      id="request-gps"
      type="button"
      className="button button-line w-full"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={onPress}
      suppressHydrationWarning
      {...button}
    >
      <MapPin size={20} {...drawnByStyles} />
      <span suppressHydrationWarning>{busy ? "Finding your location" : "Use my GPS location"}</span>
    </button>
  );
}
