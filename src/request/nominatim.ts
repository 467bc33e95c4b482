import { formatCoordinates, sixDecimals } from "./coordinates.ts";
import { createGeocoder, readText } from "./geocoder.ts";
import { NOMINATIM } from "./geocoding-config.ts";

/** The geocoder of service and city pages (spec, section 7): the address with the coordinates after it. */
export const nominatim = createGeocoder({
  credit: { text: "© OpenStreetMap contributors", href: "https://www.openstreetmap.org/copyright" },
  endpoint: NOMINATIM,
  query: ({ lat, lng }) => `lat=${sixDecimals(lat)}&lon=${sixDecimals(lng)}&format=json`,
  read({ display_name }, coordinates) {
    const address = readText(display_name);
    return address && `${address} (${formatCoordinates(coordinates)})`;
  },
});
