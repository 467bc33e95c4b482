import type { Coordinates } from "./coordinates.ts";

/** A city by the middle of it, in degrees; north and east are positive. */
export interface NamedPoint {
  name: string;
  point: readonly [latitude: number, longitude: number];
}

/** Clockwise from north, in steps of 45 degrees. */
const DIRECTIONS = [
  "north",
  "northeast",
  "east",
  "southeast",
  "south",
  "southwest",
  "west",
  "northwest",
] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** The mean radius of the earth (IUGG: 6371.0088 km), in miles. */
const EARTH_RADIUS_MILES = 3958.7613;

/** Within so many miles of the middle, a direction from it would tell nothing. */
const CENTER_MILES = 0.5;

/**
 * Where that is, seen from the city whose middle is nearest, to read aloud: "About 3 miles south of Keller", "Near the
 * center of Keller". "About" and whole miles, because the middle of a city is neither its border nor a place one can
 * point at.
 */
export function nearbyWords(here: Coordinates, cities: readonly [NamedPoint, ...NamedPoint[]]): string {
  const seen = cities.map((city) => seenFrom(city, here));
  const nearest = seen.reduce((nearest, other) => (other.distance < nearest.distance ? other : nearest));
  const { name, distance, direction } = nearest;
  if (distance < CENTER_MILES) return `Near the center of ${name}`;
  const miles = Math.round(distance);
  return `About ${miles} ${miles === 1 ? "mile" : "miles"} ${direction} of ${name}`;
}

/**
 * How a place lies from the middle of a city, in miles as the crow flies: at the end of the great circle that sets out so
 * far to the east and to the north. The earth is taken for a sphere: half a percent beside the truth at most.
 */
function seenFrom({ name, point: [latitude, longitude] }: NamedPoint, { lat, lng }: Coordinates) {
  const [from, to, turn] = [radians(latitude), radians(lat), radians(lng - longitude)];
  const east = Math.sin(turn) * Math.cos(to);
  const north = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(turn);
  const up = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(turn);
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return {
    name,
    // Exact also where two places are close, as the arc cosine would not be.
    distance: EARTH_RADIUS_MILES * Math.atan2(Math.hypot(east, north), up),
    direction: DIRECTIONS[(eighths + 8) % 8],
  };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
