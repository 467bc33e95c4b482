import { type Coordinates, metersToMiles, type Position } from "./position.ts";

/** A city by its center. */
export interface CityCenter {
  name: string;
  center: Coordinates;
}

/** What can be said about a position without any outside service. */
export type Whereabouts =
  | { kind: "near"; words: string }
  /** Too inaccurate, or of unknown accuracy, to name a city. */
  | { kind: "rough" }
  /** Too far from every city to be right for a driver who asks for help here. */
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

/** Closer to the center than this, in miles, a direction would say nothing. */
const CENTER_MILES = 0.5;

/** With an accuracy worse than this, in miles, the driver may be in one of several cities. */
const ROUGH_MILES = 2;

/** Farther than this from every city, in miles, a position is outside of the metroplex. */
export const FAR_MILES = 60;

/**
 * Describes a position by the nearest city center, to read aloud: "About 3 miles south of Keller", "Near the
 * center of Keller". It says "about" and whole miles, because a city's center is neither its border nor a
 * place one can point at. It names no direction if the position's accuracy is worse than the distance:
 * "Within 3 miles of the center of Keller".
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
    // Unlike the arc cosine, this is also exact for short distances.
    distance: EARTH_RADIUS_MILES * Math.atan2(Math.hypot(east, north), up),
    direction: DIRECTIONS[(eighths + 8) % 8],
  };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
