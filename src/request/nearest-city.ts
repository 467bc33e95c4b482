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

export interface NearestCity {
  name: string;
  /** In miles, as the crow flies, from the middle of the city. */
  distance: number;
  /** From the middle of the city to the place asked about. */
  direction: (typeof DIRECTIONS)[number];
}

/** The mean radius of the earth (IUGG: 6371.0088 km), in miles. */
const EARTH_RADIUS_MILES = 3958.7613;

/** Within so many miles of the middle, a direction from it would tell nothing. */
const CENTER_MILES = 0.5;

/** The city whose middle is nearest; of two as near, the first. */
export function nearestCity(here: Coordinates, cities: readonly [NamedPoint, ...NamedPoint[]]): NearestCity {
  let [nearest] = cities;
  let distance = Infinity;
  for (const city of cities) {
    const miles = milesBetween(city.point, here);
    if (miles < distance) [nearest, distance] = [city, miles];
  }
  return { name: nearest.name, distance, direction: directionFrom(nearest.point, here) };
}

/**
 * Where that is, to read aloud: "About 3 miles south of Keller", "Near the center of Keller". "About" and whole miles,
 * because the middle of a city is neither its border nor a place one can point at.
 */
export function nearbyWords({ name, distance, direction }: NearestCity): string {
  if (distance < CENTER_MILES) return `Near the center of ${name}`;
  const miles = Math.round(distance);
  return `About ${miles} ${miles === 1 ? "mile" : "miles"} ${direction} of ${name}`;
}

/**
 * Great-circle distance by the haversine formula, which stays exact where two places are close. The earth is taken for a
 * sphere: half a percent beside the truth at most.
 */
function milesBetween([latitude, longitude]: NamedPoint["point"], { lat, lng }: Coordinates): number {
  const [from, to] = [radians(latitude), radians(lat)];
  const north = Math.sin((to - from) / 2);
  const east = Math.sin(radians(lng - longitude) / 2);
  // Rounding may bring it above 1 at the other end of the earth.
  const square = Math.min(1, north ** 2 + Math.cos(from) * Math.cos(to) * east ** 2);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(square));
}

/** The bearing with which the great circle sets out, to the nearest of eight. */
function directionFrom(
  [latitude, longitude]: NamedPoint["point"],
  { lat, lng }: Coordinates,
): NearestCity["direction"] {
  const [from, to, turn] = [radians(latitude), radians(lat), radians(lng - longitude)];
  const east = Math.sin(turn) * Math.cos(to);
  const north = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(turn);
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return DIRECTIONS[(eighths + 8) % 8] ?? "north";
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
