/** Milliseconds that a submit waits for the code; after that, a signal too weak for it must not hold it back. */
export const HOLD_AT_MOST = 5000;

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

  let deadline: ReturnType<typeof setTimeout> | undefined;

  const release = () => {
    clearTimeout(deadline);
    const last = held;
    held = undefined;
    if (last && "form" in last) submitByItself(last.form);
  };

  const hold = (event: Event) => {
    if (event instanceof SubmitEvent && event.target instanceof HTMLFormElement) {
      event.preventDefault();
      clearTimeout(deadline);
      deadline = setTimeout(release, HOLD_AT_MOST);
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
      clearTimeout(deadline);
      const last = held;
      held = undefined;
      if (!last) return;
      if ("button" in last) last.button.click();
      else if (last.submitter) last.submitter.click();
      else last.form.requestSubmit();
    },

    release,
  };
}

/**
 * Submits a form without its code. A mail form is sent as the link it stands for (RFC 6068): Chromium would
 * write its body as Latin-1 and break the line at every "&" (seen in 156).
 */
function submitByItself(form: HTMLFormElement): void {
  if (form.action.startsWith("mailto:")) {
    const lines = Array.from(new FormData(form), ([name, text]) => `${name}: ${text}`);
    location.href = `${form.action}&body=${encodeURIComponent(lines.join("\r\n"))}`;
  } else {
    form.submit();
  }
}
