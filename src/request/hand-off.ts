import type { RequestLinks } from "./request-links.ts";

/** Milliseconds between the text message and the email draft (spec, section 9). */
const MAIL_DELAY_MS = 1_000;

export interface HandOffOptions {
  /** Opens a link; in the page `(href) => { location.href = href; }`. May throw. */
  open: (href: string) => void;
  /** Runs once, after the email draft was tried, and always after `handOff` has returned. */
  onDone: () => void;
  /** Runs instead of `onDone` if the page is left first: what was typed must then be kept. */
  onLeave?: () => void;
}

/**
 * Opens the text app with a request, and the mail program a second later; if the text app cannot be opened,
 * the mail program at once (spec, section 7). Must be called inside the tap's event, or Safari may refuse.
 * Never throws. `cancel` stops everything that has not happened yet, including `onDone` and `onLeave`.
 */
export function handOff(
  { sms, mail }: RequestLinks,
  { open, onDone, onLeave }: HandOffOptions,
): { cancel: () => void } {
  const tryOpen = (href: string) => {
    try {
      open(href);
      return true;
    } catch {
      return false;
    }
  };

  const texted = tryOpen(sms);
  if (!texted) tryOpen(mail);
  const timer = setTimeout(
    () => {
      cancel();
      if (texted) tryOpen(mail);
      onDone();
    },
    texted ? MAIL_DELAY_MS : 0,
  );

  // A page in the back/forward cache keeps its timers: without this, coming back minutes later would open the
  // email draft. Opening the text app does not leave the page: links to outside programs do not unload it, so
  // there is no "pagehide" (HTML standard, "Non-fetch schemes and external software"; seen in Chromium).
  const leave = () => {
    cancel();
    onLeave?.();
  };
  addEventListener("pagehide", leave);
  function cancel() {
    clearTimeout(timer);
    removeEventListener("pagehide", leave);
  }
  return { cancel };
}

/**
 * Whether this is a computer and not a phone or tablet: it has no touch screen, and a mouse. Most computers
 * have no program for `sms:`, and browsers do not say which links the system can open. A laptop with a touch
 * screen counts as a phone; all it misses is the QR code.
 */
export function isComputer(): boolean {
  return navigator.maxTouchPoints === 0 && matchMedia("(pointer: fine) and (hover: hover)").matches;
}
