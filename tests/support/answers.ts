/** How a browser may answer a button that asks it for something. */
export const WAYS = ["yes", "no", "never", "thrown", "undefined"] as const;

/** Runs in the page: from now on, the browser answers in this way when it is asked to copy, to share, or for the position. */
export function answerWith(way: (typeof WAYS)[number]): void {
  const promise = {
    yes: async () => {},
    no: () => Promise.reject(new DOMException("Denied", "NotAllowedError")),
    never: () => new Promise(() => {}),
    thrown: () => {
      throw new TypeError("Not a function");
    },
    undefined: () => {},
  }[way];
  const define = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  define("clipboard", { writeText: promise });
  define("share", promise);
  const getCurrentPosition = {
    yes: (found: (answer: unknown) => void) =>
      found({ coords: { latitude: 32.75, longitude: -97.33, accuracy: 8 }, timestamp: Date.now() }),
    no: (_: unknown, failed: (error: unknown) => void) => failed({ code: 1 }),
    never: () => {},
    thrown: promise,
    undefined: (found: (answer: unknown) => void) => found(undefined),
  }[way];
  define("geolocation", { getCurrentPosition, watchPosition: () => 0, clearWatch: () => {} });
}
