/** Taps that came before an island's code. */
export interface HeldTaps {
  /** The code is there: does again what was tapped last, and holds nothing any more. */
  repeat(): void;
  /** The code cannot be had: lets what was tapped last go its native way. */
  release(): void;
}

/**
 * Holds the last tap on a button of the island, or the last submit of a form in it, until the island can
 * answer. Links, fields and everything else work without code and are left alone. Of several taps only
 * the last is kept: a driver who taps three times means it once.
 */
export function holdEarlyTaps(element: HTMLElement): HeldTaps {
  let held: { button: HTMLElement } | { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;

  const hold = (event: Event) => {
    if (event instanceof SubmitEvent && event.target instanceof HTMLFormElement) {
      event.preventDefault();
      held = { form: event.target, submitter: event.submitter };
    } else if (event.target instanceof Element) {
      const button = event.target.closest<HTMLElement>(
        "button[type=button]:not([commandfor],[popovertarget])",
      );
      if (button) held = { button };
    }
  };

  element.addEventListener("click", hold);
  element.addEventListener("submit", hold);

  const stopHolding = () => {
    element.removeEventListener("click", hold);
    element.removeEventListener("submit", hold);
  };

  return {
    repeat() {
      stopHolding();
      const last = held;
      held = undefined;
      if (!last) return;
      if ("button" in last) last.button.click();
      else if (last.submitter) last.submitter.click();
      else last.form.requestSubmit();
    },

    release() {
      if (held && "form" in held) held.form.submit();
      held = undefined;
    },
  };
}
