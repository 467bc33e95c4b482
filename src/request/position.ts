import type { Coordinates } from "./coordinates.ts";

/** Where the device says it is. */
export interface Position extends Coordinates {
  /** Radius in meters, more than 0, that holds 95 times in 100; undefined where the device does not report it. */
  accuracy: number | undefined;
  /** When the device found it, in milliseconds since 1970. */
  foundAt: number;
}

/** Whether this is a position; what a tab has stored may be anything. */
export function isPosition(value: unknown): value is Position {
  const { latitude, longitude, accuracy, foundAt }: Record<keyof Position, unknown> = Object(value);
  return (
    isNumber(latitude) &&
    Math.abs(latitude) <= 90 &&
    isNumber(longitude) &&
    Math.abs(longitude) <= 180 &&
    (accuracy === undefined || (isNumber(accuracy) && accuracy > 0)) &&
    isNumber(foundAt)
  );
}

/** Whether this is a finite number. */
export function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
