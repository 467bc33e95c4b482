/** How a browser may answer a button that asks it for something. */
export const WAYS = ["yes", "no", "never", "thrown", "undefined"] as const;

/** Runs in the page: from now on, the browser answers in this way when it is asked to copy or to share. */
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
  for (const [name, value] of Object.entries({ clipboard: { writeText: promise }, share: promise }))
    Object.defineProperty(navigator, name, { value, configurable: true });
}
