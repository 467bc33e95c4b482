import type { Coordinates } from "./coordinates.ts";
import { withDeadline } from "./deadline.ts";
import type { Pin } from "./precision.ts";

/** Why there is no position, by the rows of the spec's error catalogue (section 8). */
export type LocateFailure = "denied" | "unavailable" | "timed-out" | "unsupported" | "failed";

/** Where the device says it is. */
export interface Fix extends Pin {
  coordinates: Coordinates;
}

export type LocateOutcome = { kind: "found"; fix: Fix } | { kind: LocateFailure } | { kind: "cancelled" };

/** Spec, section 9: what the device is asked for. Times in milliseconds. */
const POSITION_OPTIONS = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * 60_000 };

/**
 * Milliseconds for everything, the permission prompt included. The device's timeout starts only after the
 * prompt is answered (W3C Geolocation), so a prompt left alone would never end by itself.
 */
const PROMPT_DEADLINE_MS = 30_000;

/** Meters; what claims to be less precise, as some fakes do, tells nothing of a place in the metroplex. */
const MAX_ACCURACY_METERS = 100_000;

/**
 * Milliseconds for which the device is asked for something better than its first answer, which may be minutes old or
 * a cell tower's: a satellite fix from cold takes about that long.
 */
export const REFINE_DEADLINE_MS = 20_000;

/** The codes of GeolocationPositionError. 1 also stands for an insecure page or a forbidding Permissions-Policy. */
const FAILURES: Readonly<Record<number, LocateFailure>> = { 1: "denied", 2: "unavailable", 3: "timed-out" };

/**
 * Asks the device where it is; call it only after a tap. Never rejects. Aborting the signal gives "cancelled";
 * the device cannot be stopped, but an answer that comes after the end changes nothing.
 */
export async function locate(signal?: AbortSignal): Promise<LocateOutcome> {
  try {
    const outcome = await withDeadline(PROMPT_DEADLINE_MS, signal, askDevice);
    return typeof outcome === "string" ? { kind: outcome } : outcome;
  } catch {
    return { kind: "failed" };
  }
}

/**
 * Has the device tell each new fix until `onFix` has enough, the time is up, or the signal is aborted. A device that
 * fails meanwhile is no matter: there is a fix already.
 */
export async function refine(onFix: (fix: Fix) => "enough" | "more", signal: AbortSignal): Promise<void> {
  let watch: number | undefined;
  const watchDevice = () =>
    new Promise<void>((resolve) => {
      watch = navigator.geolocation.watchPosition(
        (position) => {
          const outcome = readPosition(position);
          if (outcome.kind === "found" && onFix(outcome.fix) === "enough") resolve();
        },
        () => {},
        { ...POSITION_OPTIONS, maximumAge: 0 },
      );
    });
  try {
    await withDeadline(REFINE_DEADLINE_MS, signal, watchDevice);
  } catch {
    // Guards against tracking may throw here.
  }
  if (watch !== undefined) navigator.geolocation.clearWatch(watch);
}

function askDevice(): Promise<LocateOutcome> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve({ kind: "unsupported" });
    navigator.geolocation.getCurrentPosition(
      (position) => resolve(readPosition(position)),
      (error) => resolve({ kind: FAILURES[error?.code] ?? "failed" }),
      POSITION_OPTIONS,
    );
  });
}

/** Extensions that fake a position do not always fill it in. */
function readPosition(
  position: { coords?: Partial<GeolocationCoordinates>; timestamp?: unknown } | undefined,
): LocateOutcome {
  const { latitude: lat, longitude: lng, accuracy } = position?.coords ?? {};
  if (!isNumber(lat) || !isNumber(lng)) return { kind: "unavailable" };
  const isTold = isNumber(accuracy) && accuracy > 0 && accuracy <= MAX_ACCURACY_METERS;
  return {
    kind: "found",
    fix: {
      coordinates: { lat, lng },
      accuracy: isTold ? accuracy : undefined,
      foundAt: readTime(position?.timestamp),
    },
  };
}

/** A time that cannot be, as of devices that count from another year, is taken for now: no older fix was asked for. */
function readTime(timestamp: unknown): number {
  const now = Date.now();
  return isNumber(timestamp) && timestamp <= now && timestamp >= now - POSITION_OPTIONS.maximumAge
    ? timestamp
    : now;
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
