import { fieldsOf } from "../../shared/fields-of.ts";
import { type Address, GEOCODERS, type GeocoderName } from "../rules/geocoders.ts";
import { isRough, type Position, sixDecimals } from "../rules/position.ts";

/** After this many milliseconds, the request goes without an address. */
const DEADLINE_MS = 4_000;

/**
 * Asks a geocoder for the address of a position; undefined if there is none in time, or `cancelled` is aborted. Never
 * rejects.
 */
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
    // The geocoder is offline, blocked, late, or does not answer with JSON.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
