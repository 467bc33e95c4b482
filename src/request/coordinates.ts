/** A place on earth (WGS 84), in decimal degrees: north and east are positive. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** Degrees with six decimals (spec, section 3), about 10 cm on the ground: "-97.251834". */
export function sixDecimals(degrees: number): string {
  return degrees.toFixed(6);
}

/** Coordinates for people: "32.934612, -97.251834". */
export function formatCoordinates({ lat, lng }: Coordinates): string {
  return `${sixDecimals(lat)}, ${sixDecimals(lng)}`;
}

/** A link that opens the place on a map. It needs no encoding. */
export function mapLink({ lat, lng }: Coordinates): string {
  return `https://maps.google.com/?q=${sixDecimals(lat)},${sixDecimals(lng)}`;
}
