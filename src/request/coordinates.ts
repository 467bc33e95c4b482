/** A place on earth (WGS 84), in decimal degrees: north and east are positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Degrees with six decimals (spec, section 3), about 10 cm on the ground: "-97.251834". */
export function sixDecimals(degrees: number): string {
  return degrees.toFixed(6);
}

/** Coordinates for people: "32.934612, -97.251834". */
export function formatCoordinates({ latitude, longitude }: Coordinates): string {
  return `${sixDecimals(latitude)}, ${sixDecimals(longitude)}`;
}

/**
 * Coordinates to be read aloud, in the order in which maps take them: "North 32.934 612", "West 97.251 834". The word
 * comes first, so that whoever writes it down knows which of the two is coming, and replaces the sign, since a "minus"
 * gets lost on a bad line. Groups of three are what one keeps in mind, and the first alone leads to within 500 feet.
 */
export function groupedCoordinates({ latitude, longitude }: Coordinates): [string, string] {
  return [
    `${latitude < 0 ? "South" : "North"} ${grouped(latitude)}`,
    `${longitude < 0 ? "West" : "East"} ${grouped(longitude)}`,
  ];
}

function grouped(degrees: number): string {
  return sixDecimals(Math.abs(degrees)).replace(/(?=\d{3}$)/, " ");
}

/** A link that opens the place on a map. It needs no encoding. */
export function mapLink({ latitude, longitude }: Coordinates): string {
  return `https://maps.google.com/?q=${sixDecimals(latitude)},${sixDecimals(longitude)}`;
}
