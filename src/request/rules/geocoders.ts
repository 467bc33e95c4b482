import { onOneLine } from "./message-lines.ts";
import { type Coordinates, formatCoordinates } from "./position.ts";

/** A service that turns coordinates into an address. Which page asks which one is in src/routes.tsx. */
interface Geocoder {
  /** Protocol and host. Pages may connect to it (Content-Security-Policy). */
  origin: string;
  /**
   * What it is asked, with degrees in six decimals: for an address in English, which dispatch reads. For a rough
   * position, without street and number, which would be more precise than the position.
   */
  path(latitude: string, longitude: string, isRough: boolean): string;
  /** The address in its answer, in which any field may be missing or of any type. */
  read(answer: Readonly<Record<string, unknown>>, isRough: boolean): string;
  /** Whether the coordinates follow its address in the location field. */
  addsCoordinates: boolean;
  /** What its license asks a form to show. */
  credit: { text: string; href: string } | null;
}

export const GEOCODERS = {
  /** It needs no key, and its terms allow only the device's own live position. */
  BigDataCloud: {
    origin: "https://api.bigdatacloud.net",
    path: (latitude, longitude) =>
      `/data/reverse-geocode-client?latitude=${latitude}&longitude=${longitude}&localityLanguage=en`,
    read({ locality, principalSubdivision, postcode }) {
      return joined(", ", locality, joined(" ", principalSubdivision, postcode));
    },
    addsCoordinates: false,
    credit: null,
  },
  /**
   * Nominatim. Its terms: at most one request a second for all users together, a visible credit, and a Referer header.
   * https://operations.osmfoundation.org/policies/nominatim/ Without "accept-language" it answers in the phone's
   * language, and with a building unless "zoom" asks for less: 14 is a neighborhood.
   * https://nominatim.org/release-docs/latest/api/Reverse/
   */
  OpenStreetMap: {
    origin: "https://nominatim.openstreetmap.org",
    path: (latitude, longitude, isRough) =>
      `/reverse?lat=${latitude}&lon=${longitude}&format=json&accept-language=en${isRough ? "&zoom=14" : ""}`,
    // An owner's own copy of Nominatim may not know "zoom".
    read: ({ display_name }, isRough) => textOf(display_name).replace(isRough ? HOUSE : "", ""),
    addsCoordinates: true,
    credit: { text: "© OpenStreetMap contributors", href: "https://www.openstreetmap.org/copyright" },
  },
} as const satisfies Readonly<Record<string, Geocoder>>;

export type GeocoderName = keyof typeof GEOCODERS;

/** What a geocoder has found for coordinates. */
export interface Address {
  text: string;
  source: GeocoderName;
}

/** What is filled into the location field: the address, coordinates, or both if the geocoder `addsCoordinates`. */
export function locationText(coordinates: Coordinates, address: Address | undefined): string {
  const numbers = formatCoordinates(coordinates);
  if (!address) return numbers;
  return GEOCODERS[address.source].addsCoordinates ? `${address.text} (${numbers})` : address.text;
}

/** A house at the start of an address, with its name or without: "1100, ", "City Hall, 1100, ". */
const HOUSE = /^(?:[^,]*, )?\d[\d-]*\w?, /;

/** The longest text that is an address, in characters. */
const MAX_LENGTH = 170;

/** A field of an answer as one line of text; "" if it is missing, not a string, or too long to be an address. */
function textOf(value: unknown): string {
  if (typeof value !== "string") return "";
  const text = onOneLine(value).replace(/\s+/g, " ").trim();
  return text.length > MAX_LENGTH ? "" : text;
}

/** Those fields of an answer that it has: "Milton", undefined -> "Milton". */
function joined(separator: string, ...fields: unknown[]): string {
  return textOf(fields.map(textOf).filter(Boolean).join(separator));
}
