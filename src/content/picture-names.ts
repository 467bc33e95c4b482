import { slugOf } from "./names.ts";

/** The pictures the icon component knows; see `src/components/icon.tsx`. */
export const ICON_NAMES = [
  "badge",
  "battery",
  "belt",
  "bolt",
  "brake",
  "car",
  "check",
  "clock",
  "compass",
  "cone",
  "coolant",
  "dollar",
  "droplet",
  "engine",
  "family",
  "flashlight",
  "key",
  "lock",
  "lug-nut",
  "mail",
  "map-pin",
  "menu",
  "message",
  "meter",
  "nail",
  "oil",
  "phone",
  "pressure",
  "rotor",
  "shield",
  "spark-plug",
  "spring",
  "stop",
  "tire",
  "truck",
  "valve",
  "warning",
  "wrench",
  "x",
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** A city's picture, by its name below `/pictures/`. */
export type CityPicture = `city/${string}`;

export function pictureOf(name: string): CityPicture {
  return `city/${slugOf(name)}`;
}
