/** How long a tap is held, in milliseconds: Chromium opens the text app within five seconds (transient activation). */
const HOLD_MS = 4000;

/** An event that asks first aid, which is another script, to send the form. */
export const SEND_WITHOUT_CODE = "sendwithoutcode";

/** Shows that a button isn't ready (styles: forms.css). */
export function markLate(button: Element): void {
  button.parentElement?.setAttribute("data-late", "");
}

/**
 * Holds the last tap on a button of the island, also on Send, until its code is there; the button shows that it waits.
 * If the code is late or fails to load, first aid sends the form, and another button shows that it isn't ready.
 * @returns a function to call with "loaded" when the island is hydrated, which repeats the tap, or with "gaveUp" when
 * its code has failed to load.
 */
export function holdEarlyTaps(island: HTMLElement): (outcome: "loaded" | "gaveUp") => void {
  const listening = new AbortController();
  /** The island's own buttons except Send: they do nothing without the code. Later, an extension may add its own. */
  const buttons = island.querySelectorAll<HTMLButtonElement>("button[type=button]");
  /** The button whose tap is held. */
  let held: HTMLButtonElement | undefined;
  let timer: ReturnType<typeof setTimeout>;

  /** Ends the wait. @returns the button whose tap was held. */
  const release = () => {
    const button = held;
    held = undefined;
    clearTimeout(timer);
    button?.removeAttribute("aria-busy");
    return button;
  };
  const hold = (button: HTMLButtonElement | null | undefined) => {
    if (!button) return;
    release();
    held = button;
    button.parentElement?.removeAttribute("data-late");
    button.setAttribute("aria-busy", "true");
    timer = setTimeout(giveUp, HOLD_MS);
  };
  const giveUp = () => {
    const button = release();
    if (button?.type === "submit") button.form?.dispatchEvent(new Event(SEND_WITHOUT_CODE, { bubbles: true }));
    else if (button) markLate(button);
  };
  const repeat = () => {
    const button = release();
    // The new button with its id, if React has rendered the island again.
    if (button) (island.querySelector<HTMLElement>(`button[id="${button.id}"]`) ?? button).click();
  };

  const { signal } = listening;
  const holdClick = ({ target }: Event) => hold([...buttons].find((button) => button.contains(target as Node)));
  island.addEventListener("click", holdClick, { signal });
  const holdSubmit = (event: Event) => {
    event.preventDefault();
    hold((event.target as Element).querySelector("[type=submit]"));
  };
  island.addEventListener("submit", holdSubmit, { signal });
  // Typing drops a held Send, which would send an unfinished form, but not a tap on GPS. What scripts write does not
  // count, as the form's own code when it starts.
  const onInput = ({ isTrusted }: Event) => isTrusted && held?.type === "submit" && release();
  island.addEventListener("input", onInput, { signal });
  island.closest("dialog")?.addEventListener("close", release, { signal });

  return (outcome) => {
    if (outcome === "gaveUp") return giveUp();
    listening.abort();
    for (const element of island.querySelectorAll("[data-late]")) element.removeAttribute("data-late");
    repeat();
  };
}
