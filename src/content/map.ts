import { serviceAreas } from "./areas.ts";
import { cityPoints } from "./city-points.ts";
import type { Point } from "./types.ts";

export const mapName = "Map of Dallas-Fort Worth with the cities we serve";

/** A place in the drawing's units, y down. */
export type Spot = readonly [x: number, y: number];

/**
 * The drawing, in its own units. The middle `core` units of the width hold every city: that is what a phone
 * shows, with one unit a CSS pixel or more; wider screens see the country on both sides too.
 */
export const drawing = { width: 560, height: 347, core: 320 } as const;

const UNITS_PER_DEGREE = 560;
const MIDDLE_LONGITUDE = -97.085;
const NORTH_EDGE = 33.09;

/** A degree of longitude is that much shorter than one of latitude, this far north. */
const LONGITUDE_SHRINK = Math.cos((32.78 * Math.PI) / 180);

/** Equirectangular: true enough for a map 90 miles across. */
export function project([latitude, longitude]: Point): Spot {
  return [
    drawing.width / 2 + (longitude - MIDDLE_LONGITUDE) * LONGITUDE_SHRINK * UNITS_PER_DEGREE,
    (NORTH_EDGE - latitude) * UNITS_PER_DEGREE,
  ];
}

/** A name beside its dot: where the text starts, ends or has its middle, seen from the dot. */
export interface Label {
  anchor: "start" | "middle" | "end";
  /** The baseline of the first line. */
  at: Spot;
  /** Set where the name takes two lines. */
  lines?: readonly [first: string, second?: string];
}

/** A rectangle, seen from the dot: its upper left corner, its width and height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A city that leads to its page. */
export interface MapCity {
  name: string;
  path: string;
  kind?: "city";
  point: Point;
  label: Label;
  /** Where a finger finds it: at least 44 units each way, and clear of every other city's. */
  touch: Box;
}

type Placing = Omit<MapCity, "name" | "path" | "point">;

/** Placed by hand, so that no name covers another. */
const placings: Readonly<Record<string, Placing>> = {
  Keller: {
    label: { anchor: "middle", at: [-5, -10] },
    touch: [-32, -31, 54, 44],
  },
  Bedford: {
    label: { anchor: "middle", at: [-5, -10] },
    touch: [-36, -38, 56, 44],
  },
  Hurst: { label: { anchor: "middle", at: [-1, 18] }, touch: [-26, -5, 48, 44] },
  Euless: { label: { anchor: "start", at: [8, 5] }, touch: [-8, -22, 50, 44] },
  "Haltom City": {
    label: { anchor: "end", at: [-8, -3], lines: ["Haltom", "City"] },
    touch: [-62, -30, 70, 44],
  },
  "Fort Worth": {
    kind: "city",
    label: { anchor: "middle", at: [6, 22] },
    touch: [-42, -10, 92, 44],
  },
  Irving: { label: { anchor: "middle", at: [5, 19] }, touch: [-21, -14, 60, 44] },
  Mansfield: { label: { anchor: "start", at: [8, 5] }, touch: [-9, -22, 88, 44] },
  "Grand Prairie": {
    label: { anchor: "middle", at: [3, 19], lines: ["Grand", "Prairie"] },
    touch: [-26, -7, 61, 48],
  },
  "Cedar Hill": {
    label: { anchor: "start", at: [8, 5] },
    touch: [-8, -22, 88, 44],
  },
  Arlington: {
    label: { anchor: "middle", at: [-6, 19] },
    touch: [-42, -10, 68, 44],
  },
  Burleson: { label: { anchor: "start", at: [8, 6] }, touch: [-9, -8, 78, 44] },
  Crowley: {
    label: { anchor: "middle", at: [2, -10] },
    touch: [-28, -33, 60, 44],
  },
};

/** The cities of /service-areas on the map, in the order of the cards. */
export const mapCities: readonly MapCity[] = serviceAreas.map(({ name, path }) => {
  const placing = placings[name];
  if (!placing)
    throw new Error(`src/content/map.ts has no place on the map for ${name}: add it to "placings".`);
  return { name, path, point: pointOf(name), ...placing };
});

function pointOf(city: string): Point {
  const found = cityPoints.find(({ name }) => name === city);
  if (!found) throw new Error(`src/content/city-points.ts has no point for ${city}: add it.`);
  return found.point;
}

/** What only helps to find one's way. */
export interface Landmark {
  name: string;
  /** "town": one with a page, marked by a dot on every screen, also where its name has no room. */
  kind: "city" | "town" | "suburb" | "feature" | "county";
  point: Point;
  label: Label;
  /** The smallest screens on which it is named. */
  from: "phone" | "desktop";
}

const below: Label = { anchor: "middle", at: [0, 13] };
const leftOf: Label = { anchor: "end", at: [-6, 4] };
const rightOf: Label = { anchor: "start", at: [6, 4] };
const onIt: Label = { anchor: "middle", at: [0, 4] };

export const landmarks: readonly Landmark[] = [
  {
    name: "Dallas",
    kind: "city",
    point: pointOf("Dallas"),
    label: { anchor: "middle", at: [-6, 22] },
    from: "phone",
  },
  {
    name: "Southlake",
    kind: "town",
    point: pointOf("Southlake"),
    label: { anchor: "middle", at: [4, -7] },
    from: "phone",
  },
  {
    name: "Grapevine",
    kind: "town",
    point: pointOf("Grapevine"),
    label: { anchor: "start", at: [6, -1] },
    from: "phone",
  },
  {
    name: "Saginaw",
    kind: "town",
    point: pointOf("Saginaw"),
    label: { anchor: "middle", at: [-2, -7] },
    from: "phone",
  },
  { name: "Watauga", kind: "town", point: pointOf("Watauga"), label: leftOf, from: "desktop" },
  {
    name: "NRH",
    kind: "town",
    point: pointOf("North Richland Hills"),
    label: { anchor: "end", at: [-5, 0] },
    from: "phone",
  },
  { name: "Plano", kind: "suburb", point: [33.0198, -96.6989], label: rightOf, from: "desktop" },
  { name: "Garland", kind: "suburb", point: [32.9126, -96.6389], label: leftOf, from: "desktop" },
  { name: "Mesquite", kind: "suburb", point: [32.7668, -96.5992], label: rightOf, from: "desktop" },
  { name: "Benbrook", kind: "suburb", point: [32.6732, -97.4606], label: below, from: "desktop" },
  { name: "DFW", kind: "feature", point: [32.874, -97.041], label: onIt, from: "phone" },
  { name: "Eagle Mountain Lake", kind: "feature", point: [32.86, -97.53], label: onIt, from: "desktop" },
  { name: "Lake Worth", kind: "feature", point: [32.82, -97.5], label: leftOf, from: "desktop" },
  { name: "Grapevine Lake", kind: "feature", point: [33.038, -97.123], label: onIt, from: "desktop" },
  {
    name: "Joe Pool Lake",
    kind: "feature",
    point: [32.637, -96.973],
    label: { anchor: "start", at: [6, 0], lines: ["Joe Pool", "Lake"] },
    from: "desktop",
  },
  { name: "Lake Ray Hubbard", kind: "feature", point: [32.96, -96.5], label: leftOf, from: "desktop" },
  {
    name: "Chisholm Trail Parkway",
    kind: "feature",
    point: [32.52, -97.43],
    label: { anchor: "end", at: [-6, 0], lines: ["Chisholm", "Trail Pkwy"] },
    from: "desktop",
  },
  { name: "Tarrant Co.", kind: "county", point: [32.555, -97.54], label: rightOf, from: "desktop" },
  { name: "Dallas Co.", kind: "county", point: [32.555, -96.53], label: leftOf, from: "desktop" },
];

export interface Road {
  name: string;
  points: readonly Point[];
}

/** From west to east or north to south, through the interchanges. */
export const interstates: readonly Road[] = [
  {
    name: "I-20",
    points: [
      [32.73, -97.7],
      [32.729, -97.575],
      [32.71, -97.52],
      [32.684, -97.458],
      [32.673, -97.405],
      [32.664, -97.321],
      [32.667, -97.238],
      [32.675, -97.19],
      [32.677, -97.063],
      [32.672, -97.01],
      [32.656, -96.94],
      [32.646, -96.865],
      [32.648, -96.822],
      [32.652, -96.72],
      [32.69, -96.62],
      [32.715, -96.48],
    ],
  },
  {
    name: "I-30",
    points: [
      [32.729, -97.575],
      [32.737, -97.478],
      [32.733, -97.425],
      [32.745, -97.33],
      [32.748, -97.27],
      [32.759, -97.219],
      [32.757, -97.1],
      [32.762, -96.99],
      [32.765, -96.92],
      [32.773, -96.808],
      [32.787, -96.76],
      [32.795, -96.685],
      [32.82, -96.62],
      [32.88, -96.53],
      [32.905, -96.47],
    ],
  },
  {
    name: "I-35W",
    points: [
      [33.1, -97.2],
      [33.035, -97.27],
      [32.99, -97.308],
      [32.89, -97.319],
      [32.838, -97.314],
      [32.79, -97.312],
      [32.747, -97.32],
      [32.664, -97.321],
      [32.594, -97.32],
      [32.545, -97.315],
      [32.46, -97.25],
    ],
  },
  {
    name: "I-35E",
    points: [
      [33.1, -97.02],
      [33.046, -96.994],
      [33.0, -96.966],
      [32.954, -96.91],
      [32.913, -96.898],
      [32.872, -96.898],
      [32.818, -96.866],
      [32.787, -96.815],
      [32.773, -96.808],
      [32.7, -96.823],
      [32.648, -96.822],
      [32.59, -96.822],
      [32.51, -96.81],
      [32.46, -96.835],
    ],
  },
  {
    name: "I-820",
    points: [
      [32.684, -97.458],
      [32.737, -97.478],
      [32.785, -97.475],
      [32.815, -97.455],
      [32.843, -97.41],
      [32.842, -97.36],
      [32.838, -97.314],
      [32.838, -97.265],
      [32.832, -97.208],
      [32.805, -97.208],
      [32.759, -97.219],
      [32.7, -97.23],
      [32.667, -97.238],
    ],
  },
  {
    name: "I-635",
    points: [
      [32.938, -97.04],
      [32.918, -96.98],
      [32.913, -96.898],
      [32.925, -96.825],
      [32.924, -96.764],
      [32.905, -96.71],
      [32.865, -96.665],
      [32.815, -96.63],
      [32.76, -96.622],
      [32.69, -96.62],
    ],
  },
  {
    name: "I-45",
    points: [
      [32.78, -96.785],
      [32.73, -96.755],
      [32.652, -96.71],
      [32.58, -96.672],
      [32.46, -96.65],
    ],
  },
];

export const highways: readonly Road[] = [
  {
    name: "SH 183",
    points: [
      [32.832, -97.208],
      [32.836, -97.15],
      [32.8365, -97.096],
      [32.838, -97.04],
      [32.837, -96.97],
      [32.84, -96.912],
      [32.818, -96.866],
    ],
  },
  {
    name: "SH 121",
    points: [
      [32.762, -97.318],
      [32.777, -97.285],
      [32.79, -97.255],
      [32.808, -97.215],
      [32.832, -97.208],
      [32.836, -97.15],
      [32.8365, -97.097],
      [32.865, -97.092],
      [32.895, -97.075],
      [32.93, -97.063],
      [32.942, -97.038],
      [32.985, -97.01],
      [33.018, -96.978],
      [33.055, -96.905],
      [33.1, -96.81],
    ],
  },
  {
    name: "SH 114",
    points: [
      [33.053, -97.476],
      [33.045, -97.35],
      [33.03, -97.275],
      [33.0, -97.22],
      [32.985, -97.185],
      [32.945, -97.145],
      [32.936, -97.09],
      [32.93, -97.063],
      [32.938, -97.04],
      [32.91, -97.005],
      [32.893, -96.965],
      [32.84, -96.912],
    ],
  },
  {
    name: "SH 360",
    points: [
      [32.895, -97.075],
      [32.865, -97.062],
      [32.838, -97.06],
      [32.758, -97.063],
      [32.677, -97.063],
      [32.64, -97.066],
      [32.58, -97.085],
      [32.546, -97.09],
    ],
  },
  {
    name: "US 287",
    points: [
      [33.1, -97.535],
      [33.053, -97.476],
      [32.965, -97.41],
      [32.89, -97.319],
    ],
  },
  {
    name: "US 287",
    points: [
      [32.757, -97.319],
      [32.73, -97.29],
      [32.69, -97.245],
      [32.672, -97.215],
      [32.64, -97.195],
      [32.575, -97.135],
      [32.546, -97.09],
      [32.487, -97.01],
      [32.46, -96.95],
    ],
  },
  {
    name: "US 67",
    points: [
      [32.7, -96.823],
      [32.646, -96.865],
      [32.588, -96.945],
      [32.52, -96.985],
      [32.46, -97.02],
    ],
  },
  {
    name: "US 75",
    points: [
      [33.1, -96.69],
      [33.02, -96.708],
      [32.97, -96.72],
      [32.924, -96.764],
      [32.836, -96.775],
      [32.78, -96.785],
    ],
  },
  {
    name: "Chisholm Trail Parkway",
    points: [
      [32.742, -97.345],
      [32.728, -97.36],
      [32.705, -97.385],
      [32.673, -97.405],
      [32.635, -97.41],
      [32.575, -97.43],
      [32.46, -97.42],
    ],
  },
];

export interface Shield {
  kind: "interstate" | "us" | "state";
  number: string;
  point: Point;
}

/** Where a road wears its number. */
export const shields: readonly Shield[] = [
  { kind: "interstate", number: "20", point: [32.73, -97.64] },
  { kind: "interstate", number: "20", point: [32.676, -97.11] },
  { kind: "interstate", number: "20", point: [32.665, -96.66] },
  { kind: "interstate", number: "30", point: [32.758, -97.165] },
  { kind: "interstate", number: "30", point: [32.83, -96.605] },
  { kind: "interstate", number: "35W", point: [32.994, -97.306] },
  { kind: "interstate", number: "35W", point: [32.69, -97.3205] },
  { kind: "interstate", number: "35E", point: [32.985, -96.948] },
  { kind: "interstate", number: "35E", point: [32.545, -96.816] },
  { kind: "interstate", number: "820", point: [32.785, -97.475] },
  { kind: "interstate", number: "820", point: [32.8425, -97.394] },
  { kind: "interstate", number: "635", point: [32.918, -96.86] },
  { kind: "interstate", number: "45", point: [32.6, -96.683] },
  { kind: "us", number: "287", point: [32.61, -97.167] },
  { kind: "us", number: "287", point: [32.925, -97.3625] },
  { kind: "us", number: "67", point: [32.515, -96.988] },
  { kind: "us", number: "75", point: [33.0, -96.713] },
  { kind: "state", number: "183", point: [32.8385, -96.928] },
  { kind: "state", number: "121", point: [32.985, -97.01] },
  { kind: "state", number: "114", point: [33.009, -97.236] },
  { kind: "state", number: "360", point: [32.62, -97.072] },
];

export interface Lake {
  name: string;
  shore: readonly Point[];
}

export const lakes: readonly Lake[] = [
  {
    name: "Grapevine Lake",
    shore: [
      [32.968, -97.052],
      [32.982, -97.062],
      [32.99, -97.085],
      [33.002, -97.095],
      [33.003, -97.118],
      [33.018, -97.15],
      [33.012, -97.155],
      [32.998, -97.132],
      [32.985, -97.118],
      [32.978, -97.128],
      [32.973, -97.1],
      [32.963, -97.075],
    ],
  },
  {
    name: "Lewisville Lake",
    shore: [
      [33.1, -97.03],
      [33.08, -97.02],
      [33.069, -97.0],
      [33.066, -96.965],
      [33.072, -96.945],
      [33.085, -96.94],
      [33.1, -96.92],
    ],
  },
  {
    name: "Joe Pool Lake",
    shore: [
      [32.643, -96.998],
      [32.638, -96.977],
      [32.622, -96.985],
      [32.605, -96.985],
      [32.585, -96.998],
      [32.562, -97.0],
      [32.578, -97.013],
      [32.6, -97.013],
      [32.597, -97.03],
      [32.583, -97.055],
      [32.6, -97.048],
      [32.615, -97.027],
      [32.63, -97.017],
    ],
  },
  {
    name: "Lake Arlington",
    shore: [
      [32.72, -97.192],
      [32.705, -97.19],
      [32.69, -97.2],
      [32.674, -97.213],
      [32.69, -97.216],
      [32.71, -97.21],
    ],
  },
  {
    name: "Benbrook Lake",
    shore: [
      [32.653, -97.45],
      [32.64, -97.442],
      [32.625, -97.455],
      [32.602, -97.478],
      [32.61, -97.488],
      [32.628, -97.47],
      [32.642, -97.473],
    ],
  },
  {
    name: "Lake Worth",
    shore: [
      [32.79, -97.415],
      [32.805, -97.42],
      [32.815, -97.455],
      [32.835, -97.478],
      [32.825, -97.482],
      [32.805, -97.462],
      [32.79, -97.435],
    ],
  },
  {
    name: "Eagle Mountain Lake",
    shore: [
      [32.873, -97.478],
      [32.89, -97.452],
      [32.905, -97.475],
      [32.93, -97.465],
      [32.945, -97.49],
      [32.965, -97.505],
      [32.962, -97.52],
      [32.93, -97.51],
      [32.905, -97.515],
      [32.88, -97.497],
    ],
  },
  {
    name: "Mountain Creek Lake",
    shore: [
      [32.735, -96.935],
      [32.725, -96.927],
      [32.708, -96.945],
      [32.7, -96.962],
      [32.715, -96.955],
      [32.728, -96.95],
    ],
  },
  {
    name: "White Rock Lake",
    shore: [
      [32.85, -96.722],
      [32.83, -96.715],
      [32.815, -96.725],
      [32.832, -96.732],
    ],
  },
  {
    name: "Lake Ray Hubbard",
    shore: [
      [32.8, -96.5],
      [32.82, -96.545],
      [32.85, -96.56],
      [32.88, -96.565],
      [32.925, -96.55],
      [32.95, -96.51],
      [32.925, -96.53],
      [32.9, -96.515],
      [32.875, -96.48],
      [32.86, -96.505],
      [32.835, -96.48],
    ],
  },
];

/** Tarrant County and Dallas County, with the lines on which their neighbors meet them. */
export const countyLines: readonly (readonly Point[])[] = [
  [
    [32.99, -97.7],
    [32.99, -96.45],
  ],
  [
    [32.55, -97.7],
    [32.55, -96.45],
  ],
  [
    [33.1, -97.545],
    [32.45, -97.55],
  ],
  [
    [33.1, -97.035],
    [32.45, -97.035],
  ],
  [
    [33.1, -96.52],
    [32.45, -96.52],
  ],
];

/** DFW Airport: its ground, and its runways from north to south. */
export const airport: { ground: readonly Point[]; runways: readonly (readonly Point[])[] } = {
  ground: [
    [32.925, -97.058],
    [32.925, -97.025],
    [32.9, -97.008],
    [32.868, -97.012],
    [32.858, -97.03],
    [32.86, -97.055],
    [32.885, -97.07],
  ],
  runways: [
    [
      [32.918, -97.054],
      [32.888, -97.054],
    ],
    [
      [32.918, -97.03],
      [32.888, -97.03],
    ],
  ],
};
