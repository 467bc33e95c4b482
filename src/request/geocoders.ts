import { withDeadline } from "./deadline.ts";
import { type Coordinates, formatCoordinates, sixDecimals } from "./position.ts";

/** What a geocoder has found for coordinates. */
export interface Address {
  text: string;
  source: "BigDataCloud" | "OpenStreetMap";
}

/** The credit that OpenStreetMap's license requires where its addresses are used. */
export const OPENSTREETMAP_CREDIT = {
  text: "© OpenStreetMap contributors",
  href: "https://www.openstreetmap.org/copyright",
};

/**
 * The text that is filled into the location field (spec, section 7): the address, for OpenStreetMap followed
 * by the coordinates; without an address, only the coordinates.
 */
export function locationText(coordinates: Coordinates, address: Address | undefined): string {
  const numbers = formatCoordinates(coordinates);
  if (!address) return numbers;
  return address.source === "OpenStreetMap" ? `${address.text} (${numbers})` : address.text;
}

/*
 * The services that turn coordinates into addresses. To use another one, change it here: the
 * Content-Security-Policy gets these origins too (connect-src).
 */

/** For the home page. It needs no key, and its terms allow only the device's own live position. */
export const BIG_DATA_CLOUD = "https://api.bigdatacloud.net";

/**
 * For all other pages. Its terms: at most one request a second for all users together, a visible credit, and
 * a Referer header. https://operations.osmfoundation.org/policies/nominatim/
 */
export const NOMINATIM = "https://nominatim.openstreetmap.org";

/** After this many milliseconds without an answer the coordinates alone are used. */
const DEADLINE_MS = 4_000;

/** The longest address that is used, in characters: with the coordinates it has to fit into its field. */
const MAX_LENGTH = 170;

/** Finds the address of coordinates (reverse geocoding); undefined where the service has none. Never rejects. */
export type Geocoder = (coordinates: Coordinates, signal?: AbortSignal) => Promise<Address | undefined>;

/**
 * The home page's geocoder (spec, section 7). It joins the parts that the answer has: "Keller, Texas 76248".
 */
export const bigDataCloud: Geocoder = async ({ latitude, longitude }, signal) => {
  const query = `latitude=${sixDecimals(latitude)}&longitude=${sixDecimals(longitude)}`;
  const url = `${BIG_DATA_CLOUD}/data/reverse-geocode-client?${query}&localityLanguage=en`;
  const { locality, principalSubdivision, postcode } = await ask(url, signal);
  const state = join(" ", principalSubdivision, postcode);
  const text = readText(join(", ", locality, state));
  return text ? { text, source: "BigDataCloud" } : undefined;
};

/** The geocoder of all other pages (spec, section 7). */
export const nominatim: Geocoder = async ({ latitude, longitude }, signal) => {
  const query = `lat=${sixDecimals(latitude)}&lon=${sixDecimals(longitude)}`;
  const { display_name } = await ask(`${NOMINATIM}/reverse?${query}&format=json`, signal);
  const text = readText(display_name);
  return text ? { text, source: "OpenStreetMap" } : undefined;
};

/**
 * The fields of a service's answer, each of which may be missing or of any type; no fields if it does not
 * answer in time.
 */
async function ask(url: string, signal: AbortSignal | undefined): Promise<Record<string, unknown>> {
  try {
    // Object() turns anything, null and "timed-out" included, into an object.
    return Object(await withDeadline(DEADLINE_MS, signal, (ended) => fetchJson(url, ended)));
  } catch {
    // The service is offline, blocked, or does not answer with JSON. The request is sent without an address.
    return {};
  }
}

/** A field of an answer as one line of text; "" if it is missing, not a string, or too long to be an address. */
function readText(value: unknown): string {
  if (typeof value !== "string") return "";
  const text = value.replace(/\s+/g, " ").trim();
  return text.length > MAX_LENGTH ? "" : text;
}

function join(separator: string, ...parts: unknown[]): string {
  return parts.map(readText).filter(Boolean).join(separator);
}

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    signal,
    credentials: "omit",
    // Set here, so that the request has the Referer that Nominatim requires, whatever policy a page has.
    referrerPolicy: "strict-origin-when-cross-origin",
  });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return await response.json();
}
