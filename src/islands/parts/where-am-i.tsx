import { Phone } from "lucide-react";
import type { Hotline } from "../../business/hotline.ts";
import { drawnByStyles } from "../../components/drawn-by-styles.ts";
import { cityPoints } from "../../content/city-points.ts";
import { groupedCoordinates } from "../../request/coordinates.ts";
import { telLink } from "../../request/links.ts";
import type { Fix } from "../../request/locate.ts";
import { nearbyWords } from "../../request/nearest-city.ts";
import { pinWords } from "../../request/precision.ts";

interface WhereAmIProps {
  place: Fix;
  hotline: Hotline;
  /** As Date.now() tells it. */
  now: number;
}

/**
 * Where the device is, in large type, to be read aloud to dispatch. Needs no service and no signal. The driver opens it: by
 * itself it would move what is below.
 */
export function WhereAmI({ place, hotline, now }: WhereAmIProps) {
  const { latitude, longitude } = groupedCoordinates(place.coordinates);
  const precision = pinWords(place, now);
  return (
    <details>
      <summary className="inline-link">
        <span suppressHydrationWarning>Where am I?</span>
      </summary>
      <p className="text-xl font-bold" suppressHydrationWarning>
        {nearbyWords(place.coordinates, cityPoints)}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-lg font-semibold">
        <span suppressHydrationWarning>{latitude}</span>
        <span suppressHydrationWarning>{longitude}</span>
      </p>
      <p className="mb-3 text-sm text-muted" suppressHydrationWarning>
        {precision.charAt(0).toUpperCase() + precision.slice(1)}
      </p>
      <a href={telLink(hotline.e164)} className="button button-line w-full">
        <Phone size={20} {...drawnByStyles} />
        <span suppressHydrationWarning>{`Call ${hotline.display}`}</span>
      </a>
    </details>
  );
}
