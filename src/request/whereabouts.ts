import { type Coordinates, metersToMiles, type Position } from "./position.ts";

/** A city by its center. */
export interface CityCenter {
  name: string;
  center: Coordinates;
}

/** What can be said of a position without any service, by how much it is worth. */
export type Whereabouts =
  | { kind: "near"; words: string }
  /** So rough, or of unknown accuracy, that no city can be named. */
  | { kind: "rough" }
  /** Too far from every city for a driver who asks for help here: likely wrong. */
  | { kind: "far" };

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

/** Within so many miles of the middle, a direction from it would say nothing. */
const CENTER_MILES = 0.5;

/** Beyond such a accuracy, in miles, there is more than one city that a driver may be in. */
const ROUGH_MILES = 2;

/** Beyond such a distance from every city, in miles, a position is outside of the metroplex. */
export const FAR_MILES = 60;

/**
 * Where a position is, seen from the city whose middle is nearest, to read aloud: "About 3 miles south of Keller", "Near
 * the center of Keller". "About" and whole miles, because the middle of a city is neither its border nor a place one can
 * point at. No direction is given where the position is rougher than it is far: "Within 3 miles of the center of Keller".
 */
export function whereabouts(position: Position, cities: readonly [CityCenter, ...CityCenter[]]): Whereabouts {
  const radius = metersToMiles(position.accuracy ?? Number.POSITIVE_INFINITY);
  if (radius > ROUGH_MILES) return { kind: "rough" };
  const seen = cities.map((city) => seenFrom(city, position));
  const nearest = seen.reduce((nearest, other) => (other.distance < nearest.distance ? other : nearest));
  return nearest.distance > FAR_MILES
    ? { kind: "far" }
    : { kind: "near", words: nearbyText(nearest, radius) };
}

function nearbyText({ name, distance, direction }: ReturnType<typeof seenFrom>, radius: number): string {
  if (Math.max(distance, radius) < CENTER_MILES) return `Near the center of ${name}`;
  if (distance < radius) return `Within ${miles(Math.ceil(distance + radius))} of the center of ${name}`;
  return `About ${miles(Math.round(distance))} ${direction} of ${name}`;
}

function miles(whole: number): string {
  return whole === 1 ? "1 mile" : `${whole} miles`;
}

/**
 * Distance in miles and direction from the center of a city to a position, along the great circle. The earth counts as a
 * sphere, which is wrong by half a percent at most.
 */
function seenFrom({ name, center }: CityCenter, position: Coordinates) {
  const [from, to] = [radians(center.latitude), radians(position.latitude)];
  const turn = radians(position.longitude - center.longitude);
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
