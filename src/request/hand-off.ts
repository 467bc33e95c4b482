import type { RequestLinks } from "./request-links.ts";

/** Milliseconds between the text message and the mail draft (spec, section 9). */
const MAIL_DELAY_MS = 1_000;

export interface HandOffOptions {
  /** Opens a link; in the page `(href) => { location.href = href; }`. May throw. */
  open: (href: string) => void;
  /** Runs once, after the mail draft was tried and never before `handOff` has returned. */
  onDone: () => void;
  /** Runs instead when the page was left first: what was typed is still needed. */
  onLeave?: () => void;
}

/**
 * Hands a request to the text app, and a second later to the mail program; if the text app cannot be opened,
 * to the mail program at once (spec, section 7). Must run inside the tap itself, or Safari may refuse.
 * Never throws. `cancel` stops what has not happened yet, `onDone` and `onLeave` included.
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

  // A page in the back/forward cache keeps its timers: coming back to it, minutes later, would open the email draft.
  // Opening the text app is no leaving: links to outside programs do not unload the page, so no "pagehide"
  // (HTML standard, "Non-fetch schemes and external software"; seen in Chromium).
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
 * Whether this is a computer rather than a phone or tablet: no touch, and a mouse that can hover. Most of them have no
 * program for `sms:`, and a browser does not tell which links the system can open. A laptop with a touch screen counts
 * as a phone: its links stay what they are on phones, and nothing is lost but the code to scan.
 */
export function isComputer(): boolean {
  return navigator.maxTouchPoints === 0 && matchMedia("(pointer: fine) and (hover: hover)").matches;
}
