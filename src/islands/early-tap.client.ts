/**
 * How long a tap is held, in milliseconds. Chromium counts five seconds as the driver's own action (transient activation);
 * later it would not open the text app.
 */
export const HOLD_MS = 4000;

/** An event on a form that first aid is to send: it is a script of its own inside the page. */
export const SEND_WITHOUT_CODE = "sendwithoutcode";

/** Has a button's surroundings say that it isn't ready (styles: forms.css). */
export function markLate(button: Element): void {
  button.parentElement?.setAttribute("data-late", "");
}

/**
 * Holds the last tap on the island, or the last submit of its form, until its code is there; the button shows that it waits.
 * If the code does not come in time, or could not be loaded, first aid sends the form, and any other button says that it
 * isn't ready.
 * @returns a function to be called with "loaded" when the island is hydrated, which repeats the tap, and with "gaveUp" when
 * its code could not be loaded.
 */
export function holdEarlyTaps(island: HTMLElement): (outcome: "loaded" | "gaveUp") => void {
  const listening = new AbortController();
  /** They need the code, and none opens anything by itself. A button that an extension puts in later does not. */
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
    if (button?.type === "submit")
      button.form?.dispatchEvent(new Event(SEND_WITHOUT_CODE, { bubbles: true }));
    else if (button) markLate(button);
  };
  const repeat = () => {
    const button = release();
    // The new button with its id, if React has rendered the island again.
    if (button) (island.querySelector<HTMLElement>(`button[id="${button.id}"]`) ?? button).click();
  };

  const { signal } = listening;
  const holdClick = ({ target }: Event) =>
    hold([...buttons].find((button) => button.contains(target as Node)));
  island.addEventListener("click", holdClick, { signal });
  const holdSubmit = (event: Event) => {
    event.preventDefault();
    hold((event.target as Element).querySelector("[type=submit]"));
  };
  island.addEventListener("submit", holdSubmit, { signal });
  // The form would be sent unfinished. GPS goes on: someone who goes on to type a name still wants to be found. What a
  // script has written, such as the form's own code that has just come, does not count.
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
