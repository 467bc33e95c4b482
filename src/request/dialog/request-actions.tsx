import Phone from "lucide-react/icons/phone";
import { useState } from "react";
import { flushSync } from "react-dom";
import { MESSAGE_WAYS, type MessageStart } from "../controls/message-ways.tsx";
import { usePageData } from "../controls/page-data.ts";
import { SteadyText } from "../controls/steady-text.tsx";
import { openDraft } from "../device/open-in-new-tab.ts";
import { textLinkHere } from "../device/text-link-here.ts";
import { telLink } from "../rules/links.ts";
import { DIALOG_WORDS } from "./dialog-words.ts";

interface RequestActionsProps {
  /** What a message begins with: all that is filled in so far. */
  start: MessageStart;
  /** Runs at a tap on its link, before it opens: brings it up to date. */
  onMessage(): void;
  /** What Send says while the text app and the mail program open; false if they do not. */
  busy: string | false;
}

/** The ways to reach the business from the dialog: send the request, write what there is so far, or call. */
export function RequestActions({ start, onMessage, busy }: RequestActionsProps) {
  const { hotline } = usePageData();
  return (
    <div className="dialog-actions">
      {/* Screen readers do not announce a new label of the focused button. */}
      <p role="status" className="visually-hidden">
        {busy}
      </p>
      <button
        id="request-send"
        type="submit"
        className="button button-call"
        aria-disabled={busy !== false || undefined}
        aria-describedby="request-opens"
        suppressHydrationWarning
      >
        <SteadyText longest={DIALOG_WORDS.waiting.other}>{busy || DIALOG_WORDS.send}</SteadyText>
      </button>
      {MESSAGE_WAYS.map(({ name, Icon, words, link }) => (
        <a
          key={name}
          href={link(hotline, start)}
          className="button button-line"
          onClick={onMessage}
          suppressHydrationWarning
        >
          <Icon size={20} />
          <span suppressHydrationWarning>{words.write}</span>
          <span className="visually-hidden" suppressHydrationWarning>
            {" what is filled in so far"}
          </span>
        </a>
      ))}
      <a href={telLink(hotline.e164)} className="button button-line">
        <Phone size={20} />
        <span suppressHydrationWarning>Call</span>
        <span className="visually-hidden" suppressHydrationWarning>
          {` ${hotline.display}`}
        </span>
      </a>
    </div>
  );
}

/** Milliseconds between the text message and the email draft. */
const MAIL_DELAY_MS = 1_000;

/**
 * An email draft that is later than this is not opened: it would surprise a driver who comes back to the page. iOS
 * stops a page's timers while another app is in front, and fires them when the page is shown again.
 */
const LATE_MS = 3_000;

/**
 * Hands a request over: opens the text app, and a second later the mail program; if the text app cannot be opened, the
 * mail program at once. `busy` is true in between: do not call `start` then. Call it in the tap's event, or Safari may
 * refuse. It calls `links` again for the draft, in which the position is older; and then `onDone`, with whether the
 * browser took the draft. If the page is left before, neither is called.
 */
export function useHandOff() {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    start(links: () => { sms: string; mail: string | undefined }, onDone: (hasDraft: boolean) => void) {
      const { sms, mail } = links();
      if (!tryOpen(() => (location.href = textLinkHere(sms)))) return onDone(tryDraft(mail));
      const due = Date.now() + MAIL_DELAY_MS;
      const stop = () => {
        clearTimeout(timer);
        removeEventListener("pagehide", stop);
        // At once: what React schedules when a page goes into the back/forward cache never runs in Firefox 153, and
        // React then waits for it forever.
        flushSync(() => setBusy(false));
      };
      const timer = setTimeout(() => {
        stop();
        onDone(Date.now() - due <= LATE_MS && tryDraft(links().mail));
      }, MAIL_DELAY_MS);
      // A page in the back/forward cache keeps its timers: after Back, minutes later, the email draft would open.
      // Opening the text app is no "pagehide" (HTML standard, "Non-fetch schemes and external software"; seen in
      // Chromium).
      addEventListener("pagehide", stop);
      setBusy(true);
    },
  };
}

/** Opens an email draft, if there is one. Chromium may block it, because the tap has already opened the text app. */
function tryDraft(href: string | undefined): boolean {
  return href !== undefined && tryOpen(() => openDraft(href));
}

/** Opens a link to an outside program. @returns whether the browser took it. */
function tryOpen(open: () => void): boolean {
  try {
    open();
    return true;
  } catch {
    return false;
  }
}
