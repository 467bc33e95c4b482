import { isNumber, type Position } from "./position.ts";

/** How something ended that gave no answer of its own. */
export type Ended = "timed-out" | "cancelled";

/**
 * Waits for `work`, but no longer than the deadline or until the caller gives up, even if the work ignores
 * its signal; that signal is aborted as soon as no answer is wanted any more. Written with a timer because
 * AbortSignal.timeout and .any are too young (Safari 16 and 17.4, Chrome 103 and 116).
 * @param ms the deadline, in milliseconds.
 * @param cancelled the caller's signal; when it is aborted already, the work is not begun.
 * @throws what `work` throws.
 */
export async function withDeadline<Answer>(
  ms: number,
  cancelled: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | Ended> {
  if (cancelled?.aborted) return "cancelled";
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<Ended>((resolve) => {
    timer = setTimeout(() => resolve("timed-out"), ms);
    cancelled?.addEventListener("abort", () => resolve("cancelled"), { signal });
  });
  try {
    return await Promise.race([work(signal), ended]);
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

/** Why there is no position, by the rows of the spec's error catalogue (section 8). */
export type LocateFailure = "denied" | "unavailable" | "timed-out" | "unsupported" | "failed";

export type LocateOutcome =
  | { kind: "found"; position: Position }
  | { kind: Exclude<LocateFailure, "timed-out"> }
  /** `late`: what the device reports after that, where the driver had not answered its permission prompt in time. */
  | { kind: "timed-out"; late?: Promise<LocateOutcome> }
  | { kind: "cancelled" };

/** Spec, section 9: what the device is asked for. Times in milliseconds. */
const POSITION_OPTIONS = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * 60_000 };

/**
 * Milliseconds for everything, the permission prompt included. The device's timeout starts only after the
 * prompt is answered (W3C Geolocation), so a prompt left alone would never end by itself.
 */
const PROMPT_DEADLINE_MS = 30_000;

/**
 * Milliseconds for which the device is asked for something better than its first answer, which may be minutes old or
 * a cell tower's: satellites take about that long from cold.
 */
export const REFINE_DEADLINE_MS = 20_000;

/** The codes of GeolocationPositionError. 1 also means an insecure page or a forbidding Permissions-Policy. */
const FAILURES: Readonly<Record<number, LocateFailure>> = { 1: "denied", 2: "unavailable", 3: "timed-out" };

/**
 * Asks the device where it is; call it only after a tap. Never rejects. Aborting the signal gives "cancelled"; the device
 * cannot be stopped.
 */
export async function locate(signal?: AbortSignal): Promise<LocateOutcome> {
  if (signal?.aborted) return { kind: "cancelled" };
  const answer = askDevice();
  const outcome = await withDeadline(PROMPT_DEADLINE_MS, signal, () => answer);
  if (outcome === "timed-out") return { kind: outcome, late: answer };
  return outcome === "cancelled" ? { kind: outcome } : outcome;
}

/**
 * Has the device report each new position until `onPosition` has enough, the time is up, or the signal is aborted. A device that
 * fails meanwhile is no matter: there is a position already.
 */
export async function refine(
  onPosition: (position: Position) => "enough" | "more",
  signal: AbortSignal,
): Promise<void> {
  let watch: number | undefined;
  const watchDevice = () =>
    new Promise<void>((resolve) => {
      watch = navigator.geolocation.watchPosition(
        (reported) => {
          const outcome = readPosition(reported);
          if (outcome.kind === "found" && onPosition(outcome.position) === "enough") resolve();
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
  if (!isNumber(latitude) || !isNumber(longitude)) return { kind: "unavailable" };
  return {
    kind: "found",
    position: {
      latitude,
      longitude,
      accuracy: isNumber(accuracy) && accuracy > 0 ? accuracy : undefined,
      foundAt: readTime(reported?.timestamp),
    },
  };
}

/** A time that cannot be, as of devices that count from another year, is taken for now: no older position was asked for. */
function readTime(timestamp: unknown): number {
  const now = Date.now();
  return isNumber(timestamp) && timestamp <= now && timestamp >= now - POSITION_OPTIONS.maximumAge
    ? timestamp
    : now;
}
