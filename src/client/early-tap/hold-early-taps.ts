import { type EarlyTap, type EarlyTapEvent, earlyTap, HOLD_MS, IDLE } from "./early-tap.ts";
import { markLate, SEND_WITHOUT_CODE } from "./without-code.ts";

/** All buttons of islands need their code, and none opens anything by itself. */
const BUTTON = "button[type=button]";

/**
 * Holds the last tap on the island until its code is there (early-tap.ts).
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

  const listen = <Type extends keyof HTMLElementEventMap>(
    target: EventTarget,
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => target.addEventListener(type, listener as EventListener, { signal: listening.signal });
  listen(island, "click", ({ target }) => hold((target as Element).closest<HTMLButtonElement>(BUTTON)));
  listen(island, "submit", (event) => {
    event.preventDefault();
    hold((event.target as Element).querySelector<HTMLButtonElement>("[type=submit]"));
  });
  listen(island, "input", () => dispatch({ type: "typed" }));
  listen(document.body, "keydown", ({ key }) => {
    if (key === "Escape") dispatch({ type: "dismissed" });
  });
  const dialog = island.closest("dialog");
  if (dialog) listen(dialog, "close", () => dispatch({ type: "dismissed" }));

  return (outcome) => {
    if (outcome === "gaveUp") return dispatch({ type: "gaveUp" });
    listening.abort();
    for (const element of island.querySelectorAll("[data-late]")) element.removeAttribute("data-late");
    dispatch({ type: "loaded", now: performance.now() });
  };
}
