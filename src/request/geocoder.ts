import { type Coordinates, formatCoordinates } from "./coordinates.ts";
import { withDeadline } from "./deadline.ts";
import { fitFreeText } from "./fit-free-text.ts";
import { type Endpoint, GEOCODING_DEADLINE_MS } from "./geocoding-config.ts";

/** Puts coordinates into words for the location field. */
export interface Geocoder {
  /** To be shown where the words are shown, if the service asks for it. */
  readonly credit?: { readonly text: string; readonly href: string };
  /** Always gives usable text, at worst the coordinates themselves, and never rejects. */
  describe(coordinates: Coordinates, signal?: AbortSignal): Promise<string>;
}

/** What is particular to one service. */
export interface GeocodingService extends Omit<Geocoder, "describe"> {
  readonly endpoint: Endpoint;
  /** The query that asks for these coordinates; needs no further encoding. */
  query(coordinates: Coordinates): string;
  /** The words in an answer, of which nothing is certain; "" if it has none. */
  read(answer: Readonly<Record<string, unknown>>, coordinates: Coordinates): string;
}

/** Characters of an answer that are used. A longer one would push the rest out of the text message. */
const MAX_LENGTH = 200;

/** A geocoder that asks the service once and has the coordinates to fall back on. */
export function createGeocoder({ endpoint, query, read, ...service }: GeocodingService): Geocoder {
  return {
    ...service,
    async describe(coordinates, signal) {
      const url = `${endpoint.origin}${endpoint.path}?${query(coordinates)}`;
      let words = "";
      try {
        const answer = await withDeadline(GEOCODING_DEADLINE_MS, signal, (ended) => fetchJson(url, ended));
        // Object() makes something that can be read from of anything, null and the deadline's word included.
        words = read(Object(answer), coordinates);
      } catch {
        // Offline, blocked, not OK, not JSON: the driver's request must not wait for any of them.
      }
      return words || formatCoordinates(coordinates);
    },
  };
}

/** A field of an answer as short text on one line; "" if it is absent or no string. */
export function readText(value: unknown): string {
  if (typeof value !== "string") return "";
  return fitFreeText(value.replace(/\s+/g, " ").trim(), MAX_LENGTH, (text) => text);
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
