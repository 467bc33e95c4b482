import { type Coordinates, formatCoordinates } from "./coordinates.ts";

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
export function locationWords(coordinates: Coordinates, address: Address | undefined): string {
  const numbers = formatCoordinates(coordinates);
  if (!address) return numbers;
  return address.source === "OpenStreetMap" ? `${address.text} (${numbers})` : address.text;
}
