/** A tap on an island's button, or a submit of the form of that button. */
export interface Tap {
  readonly button: HTMLButtonElement;
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
export type EarlyTap =
  | { readonly kind: "idle" }
  | { readonly kind: "held" | "late"; readonly tap: Tap }
  | { readonly kind: "replayed"; readonly tap: Tap | undefined };

export type EarlyTapEvent =
  | { readonly type: "tapped"; readonly tap: Tap }
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

export const IDLE: EarlyTap = { kind: "idle" };

/** The state after an event. */
export function earlyTap(state: EarlyTap, event: EarlyTapEvent): EarlyTap {
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

/** An event on a form that first aid is to send: it is a script of its own inside the page. */
export const SEND_WITHOUT_CODE = "sendwithoutcode";

/** Has a button's surroundings say that it isn't ready (styles: forms.css). */
export function markLate(button: Element): void {
  button.parentElement?.setAttribute("data-late", "");
}

/** All buttons of islands need their code, and none opens anything by itself. */
const BUTTON = "button[type=button]";

/**
 * Holds the last tap on the island until its code is there.
 * @returns a function to be called with "loaded" when the island is hydrated, which repeats the tap, and with "gaveUp" when
 * its code could not be loaded.
 */
export function holdEarlyTaps(island: HTMLElement): (outcome: "loaded" | "gaveUp") => void {
  const listening = new AbortController();
  let state: EarlyTap = IDLE;
  let timer: ReturnType<typeof setTimeout>;

  const dispatch = (event: EarlyTapEvent) => {
    const earlier = state;
    state = earlyTap(earlier, event);
    if (state === earlier) return;
    if (earlier.kind === "held") {
      clearTimeout(timer);
      earlier.tap.button.removeAttribute("aria-busy");
    }
    const { kind } = state;
    if (kind === "idle" || !state.tap) return;
    const { button } = state.tap;
    if (kind === "held") {
      button.parentElement?.removeAttribute("data-late");
      button.setAttribute("aria-busy", "true");
      timer = setTimeout(() => dispatch({ type: "gaveUp" }), HOLD_MS);
    } else if (kind === "replayed") {
      // The new one with its id, if React has rendered the island again.
      (document.getElementById(button.id) ?? button).click();
    } else if (button.type === "submit")
      button.form?.dispatchEvent(new Event(SEND_WITHOUT_CODE, { bubbles: true }));
    else markLate(button);
  };
  const hold = (button: HTMLButtonElement | null) => {
    if (button) dispatch({ type: "tapped", tap: { button, at: performance.now() } });
  };

  const { signal } = listening;
  island.addEventListener("click", ({ target }) => hold((target as Element).closest(BUTTON)), { signal });
  const holdSubmit = (event: Event) => {
    event.preventDefault();
    hold((event.target as Element).querySelector("[type=submit]"));
  };
  island.addEventListener("submit", holdSubmit, { signal });
  // Not what a script has written, such as the form's own code that has just come.
  const onInput = ({ isTrusted }: Event) => isTrusted && dispatch({ type: "typed" });
  island.addEventListener("input", onInput, { signal });
  const dismiss = () => dispatch({ type: "dismissed" });
  document.body.addEventListener("keydown", ({ key }) => key === "Escape" && dismiss(), { signal });
  island.closest("dialog")?.addEventListener("close", dismiss, { signal });

  return (outcome) => {
    if (outcome === "gaveUp") return dispatch({ type: "gaveUp" });
    listening.abort();
    for (const element of island.querySelectorAll("[data-late]")) element.removeAttribute("data-late");
    dispatch({ type: "loaded", now: performance.now() });
  };
}
