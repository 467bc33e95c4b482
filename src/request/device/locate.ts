import { withDeadline } from "../../shared/deadline.ts";
import { quietly } from "../../shared/quietly.ts";
import type { LocateFailure } from "../rules/location-reducer.ts";
import { isExpired, isNumber, isPosition, type Position } from "../rules/position.ts";

type LocateOutcome = { kind: "found"; position: Position } | { kind: LocateFailure };

/** Devices also answer with a remembered position, which may have expired. */
type DeviceAnswer = LocateOutcome | { kind: "expired" };

/** The options of the request to the device, as specified. Times in milliseconds. */
const POSITION_OPTIONS = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * 60_000 };

/**
 * Milliseconds for everything, including the permission prompt. The device's own timeout starts once the prompt is
 * answered (W3C Geolocation): an ignored prompt would never end the lookup.
 */
const PROMPT_DEADLINE_MS = 30_000;

/**
 * Milliseconds for a better position than the first one, which may be minutes old or a cell tower's. A GPS receiver
 * needs about this long from a cold start.
 */
const REFINE_DEADLINE_MS = 20_000;

/** The codes of GeolocationPositionError. 1 also means an insecure page, or a Permissions-Policy that forbids it. */
const FAILURES: Readonly<Record<number, LocateFailure>> = { 1: "denied", 2: "unavailable", 3: "timed-out" };

/**
 * A position that seems older has a wrong time: some devices count from another year, or in seconds.
 * docs/decisions/0036-what-is-old.md
 */
const IMPOSSIBLE_AGE_MS = 48 * 60 * 60_000;

/**
 * Asks the device for its position. Call it only after a tap. Never rejects.
 * @param onOutcome gets the outcome; after "timed-out" again, if the driver answers the permission prompt only then.
 * @param signal ends the wait for another position if the first one has expired.
 */
export async function locate(onOutcome: (outcome: LocateOutcome) => void, signal: AbortSignal): Promise<void> {
  const answer = findPosition(signal);
  const outcome = await withDeadline(PROMPT_DEADLINE_MS, answer);
  if (outcome === "timed-out") onOutcome({ kind: outcome });
  onOutcome(await answer);
}

/**
 * Calls `onPosition` with each new position until it returns "enough", 20 seconds are over, or the signal is aborted. Errors
 * of the device are ignored: there is a position already.
 */
export async function refine(
  onPosition: (position: Position) => "enough" | "more",
  signal: AbortSignal,
): Promise<void> {
  // The dialog was closed while the device answered with a position that has expired.
  if (signal.aborted) return;
  // No watch has this id.
  let watch = 0;
  const enough = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve());
    watch = navigator.geolocation.watchPosition(
      (reported) => {
        const outcome = quietly(() => readPosition(reported));
        if (outcome?.kind === "found" && onPosition(outcome.position) === "enough") resolve();
      },
      () => {},
      { ...POSITION_OPTIONS, maximumAge: 0 },
    );
  });
  // Guards against tracking may throw here, and lack `clearWatch` (Leaflet/Leaflet#3707).
  await withDeadline(REFINE_DEADLINE_MS, enough).catch(() => {});
  quietly(() => navigator.geolocation.clearWatch(watch));
}

/** Asks the device; again, if it answers with a position that has expired. */
async function findPosition(signal: AbortSignal): Promise<LocateOutcome> {
  const answer = await askDevice();
  if (answer.kind !== "expired") return answer;
  let outcome: LocateOutcome = { kind: "unavailable" };
  await refine((position) => {
    outcome = { kind: "found", position };
    return "enough";
  }, signal);
  return outcome;
}

function askDevice(): Promise<DeviceAnswer> {
  return new Promise<DeviceAnswer>((resolve) => {
    if (!navigator.geolocation) return resolve({ kind: "unsupported" });
    navigator.geolocation.getCurrentPosition(
      (reported) => resolve(quietly(() => readPosition(reported)) ?? { kind: "failed" }),
      (error) => resolve({ kind: FAILURES[quietly(() => error.code) ?? 0] ?? "failed" }),
      POSITION_OPTIONS,
    );
    // Guards against tracking may throw here.
  }).catch(() => ({ kind: "failed" }));
}

/** The position in an answer. Extensions that fake one may leave out any part of it. */
function readPosition(
  reported: { coords?: Partial<GeolocationCoordinates>; timestamp?: unknown } | undefined,
): DeviceAnswer {
  const { latitude, longitude, accuracy } = reported?.coords ?? {};
  const position = {
    latitude,
    longitude,
    accuracy: isNumber(accuracy) && accuracy > 0 ? accuracy : undefined,
    foundAt: readTime(reported?.timestamp),
  };
  if (!isPosition(position)) return { kind: "unavailable" };
  return isExpired(position.foundAt, Date.now()) ? { kind: "expired" } : { kind: "found", position };
}

/** The time of a position. One that cannot be right, such as one in the future, becomes the current time. */
function readTime(timestamp: unknown): number {
  const now = Date.now();
  // Some devices report a Date.
  const time = Number(timestamp);
  return time <= now && time > now - IMPOSSIBLE_AGE_MS ? time : now;
}
