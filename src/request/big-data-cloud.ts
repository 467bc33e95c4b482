import { sixDecimals } from "./coordinates.ts";
import { createGeocoder, readText } from "./geocoder.ts";
import { BIG_DATA_CLOUD } from "./geocoding-config.ts";

/** The home page's geocoder (spec, section 7): "Keller, Texas 76248", from whichever parts there are. */
export const bigDataCloud = createGeocoder({
  endpoint: BIG_DATA_CLOUD,
  query: ({ lat, lng }) => `latitude=${sixDecimals(lat)}&longitude=${sixDecimals(lng)}&localityLanguage=en`,
  read({ locality, principalSubdivision, postcode }) {
    const state = join(" ", principalSubdivision, postcode);
    return readText(join(", ", locality, state));
  },
});

function join(separator: string, ...parts: unknown[]): string {
  return parts.map(readText).filter(Boolean).join(separator);
}
