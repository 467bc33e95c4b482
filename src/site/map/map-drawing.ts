import type { Place } from "../../owner/city.ts";
import type { Coordinates } from "../../request/location/position.ts";

/** Where the drawing has room for a road's marker, in its own units. */
export const roadMarkers: readonly (readonly [road: string, x: number, y: number])[] = [
  ["I-20", 19, 202],
  ["I-20", 268, 232],
  ["I-20", 480, 238],
  ["I-30", 293, 186],
  ["I-30", 506, 146],
  ["I-35W", 176, 54],
  ["I-35W", 169, 247],
  ["I-35E", 345, 59],
  ["I-35E", 407, 305],
  ["I-820", 96, 171],
  ["I-820", 209, 230],
  ["I-635", 386, 96],
  ["I-45", 469, 274],
  ["US 287", 241, 269],
  ["US 287", 138, 83],
  ["US 67", 326, 322],
  ["US 75", 453, 63],
  ["SH 183", 352, 140],
  ["SH 121", 315, 59],
  ["SH 114", 209, 45],
  ["SH 360", 286, 263],
];

/**
 * The drawing in `metroplex-map.svg`, in its own units. A phone shows the middle 320 units of its width, one
 * unit a CSS pixel or more; wider screens see the country on both sides too.
 */
export const drawing = { width: 560, height: 347 } as const;

const UNITS_PER_DEGREE = 560;
const MIDDLE_LONGITUDE = -97.085;
const NORTH_EDGE = 33.09;

/** The length of a degree of longitude, divided by that of a degree of latitude, this far north. */
const LONGITUDE_SHRINK = Math.cos((32.78 * Math.PI) / 180);

/** Projects coordinates onto the drawing, y down. Equirectangular: accurate enough for a map 90 miles across. */
export function project({ latitude, longitude }: Coordinates): readonly [x: number, y: number] {
  const x = drawing.width / 2 + (longitude - MIDDLE_LONGITUDE) * LONGITUDE_SHRINK * UNITS_PER_DEGREE;
  const y = (NORTH_EDGE - latitude) * UNITS_PER_DEGREE;
  return [Math.round(x), Math.round(y)];
}

/** Whether a place is inside the drawing. */
export function isOnDrawing({ center }: Pick<Place, "center">): boolean {
  const [x, y] = project(center);
  return x >= 0 && x <= drawing.width && y >= 0 && y <= drawing.height;
}
