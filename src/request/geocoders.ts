import { fitFreeText } from "./free-text.ts";
import { withDeadline } from "./locate.ts";
import { type Coordinates, formatCoordinates, sixDecimals } from "./position.ts";

/** What a geocoder has found for coordinates. */
export interface Address {
  text: string;
  source: "BigDataCloud" | "OpenStreetMap";
}

/** To be shown where an address of OpenStreetMap is shown, as its license asks. */
export const OPENSTREETMAP_CREDIT = {
  text: "© OpenStreetMap contributors",
  href: "https://www.openstreetmap.org/copyright",
};

/**
 * What is filled into the location field for coordinates (spec, section 7): the address, behind one of OpenStreetMap the
 * coordinates; without an address the coordinates alone.
 */
export function locationText(coordinates: Coordinates, address: Address | undefined): string {
  const numbers = formatCoordinates(coordinates);
  if (!address) return numbers;
  return address.source === "OpenStreetMap" ? `${address.text} (${numbers})` : address.text;
}

/*
 * Which services turn coordinates into words. To change one, change it here; the origins also go into the
 * Content-Security-Policy (connect-src).
 */

/** For the home page. No key; only for the device's own live position (terms of the client endpoint). */
export const BIG_DATA_CLOUD = "https://api.bigdatacloud.net";

/**
 * For the service and city pages. At most one request a second over all users, a visible credit, a Referer:
 * https://operations.osmfoundation.org/policies/nominatim/
 */
export const NOMINATIM = "https://nominatim.openstreetmap.org";

/** Milliseconds until a driver gets the bare coordinates instead. */
const DEADLINE_MS = 4_000;

/** Characters of an answer that are used. A longer one would push the rest out of the text message. */
const MAX_LENGTH = 200;

/** Finds the address of coordinates (reverse geocoding); undefined where the service has none. Never rejects. */
export type Geocoder = (coordinates: Coordinates, signal?: AbortSignal) => Promise<Address | undefined>;

/** The home page's geocoder (spec, section 7): "Keller, Texas 76248", from whichever parts there are. */
export const bigDataCloud: Geocoder = async ({ latitude, longitude }, signal) => {
  const query = `latitude=${sixDecimals(latitude)}&longitude=${sixDecimals(longitude)}`;
  const url = `${BIG_DATA_CLOUD}/data/reverse-geocode-client?${query}&localityLanguage=en`;
  const { locality, principalSubdivision, postcode } = await ask(url, signal);
  const state = join(" ", principalSubdivision, postcode);
  const text = readText(join(", ", locality, state));
  return text ? { text, source: "BigDataCloud" } : undefined;
};

/** The geocoder of service and city pages (spec, section 7). */
export const nominatim: Geocoder = async ({ latitude, longitude }, signal) => {
  const query = `lat=${sixDecimals(latitude)}&lon=${sixDecimals(longitude)}`;
  const { display_name } = await ask(`${NOMINATIM}/reverse?${query}&format=json`, signal);
  const text = readText(display_name);
  return text ? { text, source: "OpenStreetMap" } : undefined;
};

/** The fields of a service's answer, of which nothing is certain; none where it has not answered in time. */
async function ask(url: string, signal: AbortSignal | undefined): Promise<Record<string, unknown>> {
  try {
    // Object() makes something that can be read from of anything, null and "timed-out" included.
    return Object(await withDeadline(DEADLINE_MS, signal, (ended) => fetchJson(url, ended)));
  } catch {
    // Offline, blocked, not OK, not JSON: the driver's request must not wait for any of them.
    return {};
  }
}

/** A field of an answer as short text on one line; "" if it is absent or no string. */
function readText(value: unknown): string {
  if (typeof value !== "string") return "";
  const text = value.replace(/\s+/g, " ").trim();
  return fitFreeText({ text, limit: MAX_LENGTH, build: (fitted) => fitted });
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
