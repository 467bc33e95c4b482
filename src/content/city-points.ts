import type { Point } from "./types.ts";

interface CityPoint {
  name: string;
  point: Point;
}

/**
 * Every city with a page, by the middle that GeoNames gives it; Dallas and Fort Worth by their downtowns. In a file of its
 * own, and no more in it, because browsers fetch it: the form works out "About 3 miles south of Keller" on the phone.
 */
export const cityPoints: readonly [CityPoint, ...CityPoint[]] = [
  { name: "Arlington", point: [32.7357, -97.1081] },
  { name: "Bedford", point: [32.844, -97.1431] },
  { name: "Burleson", point: [32.5421, -97.3208] },
  { name: "Cedar Hill", point: [32.5885, -96.9561] },
  { name: "Crowley", point: [32.579, -97.3625] },
  { name: "Dallas", point: [32.7767, -96.797] },
  { name: "Euless", point: [32.8371, -97.082] },
  { name: "Fort Worth", point: [32.7555, -97.3308] },
  { name: "Grand Prairie", point: [32.746, -96.9978] },
  { name: "Grapevine", point: [32.9343, -97.0781] },
  { name: "Haltom City", point: [32.7996, -97.2692] },
  { name: "Hurst", point: [32.8235, -97.1706] },
  { name: "Irving", point: [32.814, -96.9489] },
  { name: "Keller", point: [32.9346, -97.2517] },
  { name: "Mansfield", point: [32.5632, -97.1417] },
  { name: "North Richland Hills", point: [32.8343, -97.2289] },
  { name: "Saginaw", point: [32.8601, -97.3639] },
  { name: "Southlake", point: [32.9412, -97.1342] },
  { name: "Watauga", point: [32.8579, -97.2547] },
];
