import { type Coordinates, formatCoordinates, sixDecimals } from "./coordinates.ts";
import { withDeadline } from "./deadline.ts";
import { fitFreeText } from "./fit-free-text.ts";
import { BIG_DATA_CLOUD, type Endpoint, GEOCODING_DEADLINE_MS, NOMINATIM } from "./geocoding-config.ts";

/** Turns coordinates into an address for the location field (reverse geocoding). */
export interface Geocoder {
  /** To be shown where the address is shown, if the service asks for it. */
  readonly credit?: { readonly text: string; readonly href: string };
  /** Always gives usable text, at worst the coordinates themselves, and never rejects. */
  describe(coordinates: Coordinates, signal?: AbortSignal): Promise<string>;
}

/** What is particular to one service. */
interface GeocodingService extends Omit<Geocoder, "describe"> {
  readonly endpoint: Endpoint;
  /** The query that asks for these coordinates; needs no further encoding. */
  query(coordinates: Coordinates): string;
  /** The address in an answer, of which nothing is certain; "" if it has none. */
  read(answer: Readonly<Record<string, unknown>>, coordinates: Coordinates): string;
}

/** Characters of an answer that are used. A longer one would push the rest out of the text message. */
const MAX_LENGTH = 200;

/** The home page's geocoder (spec, section 7): "Keller, Texas 76248", from whichever parts there are. */
export const bigDataCloud = createGeocoder({
  endpoint: BIG_DATA_CLOUD,
  query: ({ lat, lng }) => `latitude=${sixDecimals(lat)}&longitude=${sixDecimals(lng)}&localityLanguage=en`,
  read({ locality, principalSubdivision, postcode }) {
    const state = join(" ", principalSubdivision, postcode);
    return readText(join(", ", locality, state));
  },
});

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

/** A geocoder that asks the service once and has the coordinates to fall back on. */
function createGeocoder({ endpoint, query, read, ...service }: GeocodingService): Geocoder {
  return {
    ...service,
    async describe(coordinates, signal) {
      const url = `${endpoint.origin}${endpoint.path}?${query(coordinates)}`;
      let address = "";
      try {
        const answer = await withDeadline(GEOCODING_DEADLINE_MS, signal, (ended) => fetchJson(url, ended));
        // Object() makes something that can be read from of anything, null and "timed-out" included.
        address = read(Object(answer), coordinates);
      } catch {
        // Offline, blocked, not OK, not JSON: the driver's request must not wait for any of them.
      }
      return address || formatCoordinates(coordinates);
    },
  };
}

/** A field of an answer as short text on one line; "" if it is absent or no string. */
function readText(value: unknown): string {
  if (typeof value !== "string") return "";
  return fitFreeText(value.replace(/\s+/g, " ").trim(), MAX_LENGTH, (text) => text);
}

function join(separator: string, ...parts: unknown[]): string {
  return parts.map(readText).filter(Boolean).join(separator);
}

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    signal,
    credentials: "omit",
    // Said here too, so that no page's own policy takes away the Referer that Nominatim asks for.
    referrerPolicy: "strict-origin-when-cross-origin",
  });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return await response.json();
}
