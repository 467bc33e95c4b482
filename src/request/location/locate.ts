import { withDeadline } from "../../shared/deadline.ts";
import { isNumber, isPosition, type Position } from "./position.ts";

/** Why there is no position: the rows of the spec's error catalogue (section 8). */
export type LocateFailure = "denied" | "unavailable" | "timed-out" | "unsupported" | "failed";

type LocateOutcome = { kind: "found"; position: Position } | { kind: LocateFailure };

/** The options of the request to the device (spec, section 9). Times in milliseconds. */
const POSITION_OPTIONS = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * 60_000 };

/**
 * Milliseconds for everything, including the permission prompt. The device's own timeout starts after the
 * prompt is answered (W3C Geolocation), so without this deadline an ignored prompt would never end the
 * search.
 */
const PROMPT_DEADLINE_MS = 30_000;

/**
 * Milliseconds during which the device is asked for a better position than its first one, which may be
 * minutes old or a cell tower's. A GPS receiver needs about this long from a cold start.
 */
const REFINE_DEADLINE_MS = 20_000;

/**
 * The codes of GeolocationPositionError. Code 1 also means an insecure page, or a Permissions-Policy that
 * forbids it.
 */
const FAILURES: Readonly<Record<number, LocateFailure>> = { 1: "denied", 2: "unavailable", 3: "timed-out" };

/**
 * Asks the device for its position. Call it only after a tap. Never rejects.
 * @param onOutcome gets the outcome; after "timed-out" once more, if the driver answers the permission prompt only then.
 */
export async function locate(onOutcome: (outcome: LocateOutcome) => void): Promise<void> {
  const answer = askDevice();
  const outcome = await withDeadline(PROMPT_DEADLINE_MS, answer);
  if (outcome === "timed-out") onOutcome({ kind: outcome });
  onOutcome(await answer);
}

/**
 * Calls `onPosition` with each new position until it returns "enough", the time is up, or the signal is
 * aborted. Errors of the device are ignored: there is a position already.
 */
export async function refine(
  onPosition: (position: Position) => "enough" | "more",
  signal: AbortSignal,
): Promise<void> {
  let watch: number | undefined;
  const enough = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve());
    watch = navigator.geolocation.watchPosition(
      (reported) => {
        const outcome = readPosition(reported);
        if (outcome.kind === "found" && onPosition(outcome.position) === "enough") resolve();
      },
      () => {},
      { ...POSITION_OPTIONS, maximumAge: 0 },
    );
  });
  // Guards against tracking may throw here.
  await withDeadline(REFINE_DEADLINE_MS, enough).catch(() => {});
  if (watch !== undefined) navigator.geolocation.clearWatch(watch);
}

function askDevice(): Promise<LocateOutcome> {
  return new Promise<LocateOutcome>((resolve) => {
    if (!navigator.geolocation) return resolve({ kind: "unsupported" });
    navigator.geolocation.getCurrentPosition(
      (reported) => resolve(readPosition(reported)),
      (error) => resolve({ kind: FAILURES[error?.code] ?? "failed" }),
      POSITION_OPTIONS,
    );
    // Guards against tracking may throw here.
  }).catch(() => ({ kind: "failed" }));
}

/** Extensions that fake a position do not always fill it in. */
function readPosition(
  reported: { coords?: Partial<GeolocationCoordinates>; timestamp?: unknown } | undefined,
): LocateOutcome {
  const { latitude, longitude, accuracy } = reported?.coords ?? {};
  const position = {
    latitude,
    longitude,
    accuracy: isNumber(accuracy) && accuracy > 0 ? accuracy : undefined,
    foundAt: readTime(reported?.timestamp),
  };
  return isPosition(position) ? { kind: "found", position } : { kind: "unavailable" };
}

/**
 * The time of a position. A time that cannot be right (some devices count from another year) becomes the
 * current time.
 */
function readTime(timestamp: unknown): number {
  const now = Date.now();
  return isNumber(timestamp) && timestamp <= now && timestamp >= now - POSITION_OPTIONS.maximumAge
    ? timestamp
    : now;
}
