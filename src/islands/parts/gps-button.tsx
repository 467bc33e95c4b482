import { MapPin } from "lucide-react";
import { drawnByStyles } from "../../components/drawn-by-styles.ts";
import { isLookingUp, type Lookup } from "../../request/lookup.ts";
import { SteadyWords } from "./steady-words.tsx";

interface GpsButtonProps {
  lookup: Lookup;
  onPress(): void;
}

/** Fills in the location from the device. While it looks it is disabled by ARIA alone: the attribute would take the focus. */
export function GpsButton({ lookup, onPress }: GpsButtonProps) {
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
    >
      <MapPin size={20} {...drawnByStyles} />
      <SteadyWords longest="Use my GPS location">
        {busy ? "Finding your location" : "Use my GPS location"}
      </SteadyWords>
    </button>
  );
}
