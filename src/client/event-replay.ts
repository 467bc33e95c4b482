/**
 * How long a tap waits for the code, in milliseconds. Chromium counts five seconds as the driver's own action
 * (transient activation); later it would not open the text app.
 */
const REPLAY_TIMEOUT_MS = 4000;

/** All buttons of islands need their code, and none opens anything by itself. Submit buttons are handled by "submit". */
const BUTTON = "button[type=button]";

/**
 * Holds the last tap on a button of the island, or the last submit of a form in it, until the island is
 * hydrated. Closing the dialog or Escape drops it. So does typing, if a form would be sent unfinished. The
 * button shows that it waits (aria-busy); the element around it, that it waited in vain (data-late).
 */
export function replayEarlyTaps(island: HTMLElement) {
  const listening = new AbortController();
  let held: { button: HTMLButtonElement; at: number; timer: ReturnType<typeof setTimeout> } | undefined;

  const drop = () => {
    clearTimeout(held?.timer);
    const button = held?.button;
    button?.removeAttribute("aria-busy");
    held = undefined;
    return button;
  };

  const hold = (button: HTMLButtonElement) => {
    drop();
    button.parentElement?.removeAttribute("data-late");
    button.setAttribute("aria-busy", "true");
    held = { button, at: performance.now(), timer: setTimeout(giveUp, REPLAY_TIMEOUT_MS) };
  };

  const giveUp = () => {
    const button = drop();
    const form = button && submits(button);
    if (form) {
      // Safari has requestSubmit() only since 16. First aid sends the form (src/client/first-aid/).
      form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    } else {
      button?.parentElement?.setAttribute("data-late", "");
    }
  };

  const listen = <Type extends keyof HTMLElementEventMap>(
    target: EventTarget,
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => target.addEventListener(type, listener as EventListener, { signal: listening.signal });

  listen(island, "click", ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>(BUTTON);
    if (button) hold(button);
  });
  listen(island, "submit", (event) => {
    const button = event.submitter as HTMLButtonElement | null | undefined;
    // What giveUp() dispatches has none, nor has a submit in Safari before 15.4: first aid sends the form.
    if (!button) return;
    event.preventDefault();
    hold(button);
  });
  listen(island, "input", () => {
    if (held && submits(held.button)) drop();
  });
  listen(document.body, "keydown", ({ key }) => {
    if (key === "Escape") drop();
  });
  const dialog = island.closest("dialog");
  if (dialog) listen(dialog, "close", drop);

  return {
    /** To be called when the code is loaded: repeats the tap, and stops listening. */
    replay() {
      listening.abort();
      for (const element of island.querySelectorAll("[data-late]")) element.removeAttribute("data-late");
      // On a busy page the timer is late, too. The text app would not open any more, and what was typed would be cleared.
      const isTooLate = held !== undefined && performance.now() - held.at > REPLAY_TIMEOUT_MS;
      const button = drop();
      // The new one with its id, if React has rendered the island again.
      if (button && !isTooLate) (document.getElementById(button.id) ?? button).click();
    },
    /**
     * To be called when the code cannot be loaded: first aid sends a form; any other button shows that it is
     * not ready.
     */
    giveUp,
  };
}

/** The form that a button sends. */
function submits({ type, form }: HTMLButtonElement): HTMLFormElement | null {
  return type === "submit" ? form : null;
}
