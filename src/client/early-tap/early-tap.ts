/** Its type is "submit" if it sends a form. */
interface Button {
  readonly type: string;
}

/** A tap on an island's button, or a submit of the form of that button. */
export interface Tap<B extends Button = HTMLButtonElement> {
  readonly button: B;
  /** A time of `performance.now()`. */
  readonly at: number;
}

/**
 * The life of the last tap on an island before the island's code is there:
 *
 * - "held": the button shows that it waits. A newer tap takes its place.
 * - "late": the code did not come in time, or could not be loaded. First aid sends a form; any other button says that it
 *   isn't ready. The next tap is held again, and the code is asked for again.
 * - "replayed": the code is there, and gets the tap that was held, if there is one. From then on it gets all taps itself.
 */
export type EarlyTap<B extends Button = HTMLButtonElement> =
  | { readonly kind: "idle" }
  | { readonly kind: "held" | "late"; readonly tap: Tap<B> }
  | { readonly kind: "replayed"; readonly tap: Tap<B> | undefined };

export type EarlyTapEvent<B extends Button = HTMLButtonElement> =
  | { readonly type: "tapped"; readonly tap: Tap<B> }
  /** Into a field of the island. */
  | { readonly type: "typed" }
  /** The dialog was closed, or Escape was pressed. */
  | { readonly type: "dismissed" }
  /** The tap was held for `HOLD_MS`, or the code could not be loaded. */
  | { readonly type: "gaveUp" }
  | { readonly type: "loaded"; readonly now: number };

/**
 * How long a tap is held, in milliseconds. Chromium counts five seconds as the driver's own action (transient activation);
 * later it would not open the text app.
 */
export const HOLD_MS = 4000;

export const IDLE = { kind: "idle" } as const;

/** The state after an event. */
export function earlyTap<B extends Button>(state: EarlyTap<B>, event: EarlyTapEvent<B>): EarlyTap<B> {
  const held = state.kind === "held" ? state.tap : undefined;
  switch (event.type) {
    case "tapped":
      return { kind: "held", tap: event.tap };
    case "typed":
      // The form would be sent unfinished. GPS goes on: someone who goes on to type a name still wants to be found.
      return held?.button.type === "submit" ? IDLE : state;
    case "dismissed":
      return held ? IDLE : state;
    case "gaveUp":
      return held ? { kind: "late", tap: held } : state;
    case "loaded":
      // A busy page's timer is late, too. The text app would not open any more, and what was typed would be cleared.
      return { kind: "replayed", tap: held && event.now - held.at <= HOLD_MS ? held : undefined };
  }
}
