import type { Place, Point } from "./types.ts";

export const mapName = "Map of Dallas-Fort Worth with the cities we serve";

/** Neighbors without a page, by which to find one's way. */
export const neighbors: readonly Place[] = [
  { name: "Plano", point: [33.0198, -96.6989] },
  { name: "Garland", point: [32.9126, -96.6389], label: { side: "west" } },
  { name: "Mesquite", point: [32.7668, -96.5992] },
  { name: "Benbrook", point: [32.6732, -97.4606], label: { side: "south" } },
];

/**
 * The drawing in `src/components/metroplex-map.svg`, in its own units. A phone shows the middle `core` units of its width, one
 * unit a CSS pixel or more; wider screens see the country on both sides too.
 */
export const drawing = { width: 560, height: 347, core: 320 } as const;

const UNITS_PER_DEGREE = 560;
const MIDDLE_LONGITUDE = -97.085;
const NORTH_EDGE = 33.09;

/** A degree of longitude is that much shorter than one of latitude, this far north. */
const LONGITUDE_SHRINK = Math.cos((32.78 * Math.PI) / 180);

/** Where a point of the earth is on the drawing, y down. Equirectangular: true enough for a map 90 miles across. */
export function project([latitude, longitude]: Point): readonly [x: number, y: number] {
  const x = drawing.width / 2 + (longitude - MIDDLE_LONGITUDE) * LONGITUDE_SHRINK * UNITS_PER_DEGREE;
  const y = (NORTH_EDGE - latitude) * UNITS_PER_DEGREE;
  return [Math.round(x), Math.round(y)];
}
