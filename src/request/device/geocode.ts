import { fieldsOf } from "../../shared/fields-of.ts";
import { GEOCODERS, type GeocoderName } from "../rules/geocoders.ts";
import {
  type Coordinates,
  formatCoordinates,
  isRough,
  type Position,
  sixDecimals,
} from "../rules/position.ts";

/** What a geocoder has found for coordinates. */
export interface Address {
  text: string;
  source: GeocoderName;
}

/**
 * The text that is filled into the location field (spec, section 7): the address, followed by the coordinates if the
 * geocoder wants them there; without an address, only the coordinates.
 */
export function locationText(coordinates: Coordinates, address: Address | undefined): string {
  const numbers = formatCoordinates(coordinates);
  if (!address) return numbers;
  return GEOCODERS[address.source].addsCoordinates ? `${address.text} (${numbers})` : address.text;
}

/** After this many milliseconds without an answer the coordinates alone are used. */
const DEADLINE_MS = 4_000;

/** Asks a geocoder for the address of a position; undefined where it has none. Never rejects. */
export async function geocode(
  source: GeocoderName,
  position: Position,
  cancelled: AbortSignal,
): Promise<Address | undefined> {
  const { origin, path, read } = GEOCODERS[source];
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, DEADLINE_MS);
  cancelled.addEventListener("abort", stop);
  try {
    const [latitude, longitude] = [sixDecimals(position.latitude), sixDecimals(position.longitude)];
    const response = await fetch(origin + path(latitude, longitude, isRough(position)), {
      signal: controller.signal,
      credentials: "omit",
      // Set here, so that the request has the Referer that Nominatim requires, whatever policy a page has.
      referrerPolicy: "strict-origin-when-cross-origin",
    });
    const text = response.ok && read(fieldsOf(await response.json()), isRough(position));
    return text ? { text, source } : undefined;
  } catch {
    // The service is offline, blocked, late, or does not answer with JSON. The request is sent without an address.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
