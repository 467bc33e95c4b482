import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isComputer } from "../../request/is-computer.ts";
import {
  clearLastRequest,
  isFresh,
  type LastRequest,
  loadLastRequest,
  REQUEST_MAX_AGE_MS,
} from "../../request/last-request.ts";
import { telLink } from "../../request/links.ts";
import { CopyText } from "./copy-text.tsx";
import { ScanCode, useQrCode } from "./scan-code.tsx";
import type { SentDevice, SentWords } from "./sent-words.ts";
import { SteadyWords } from "./steady-words.tsx";

interface SentPanelProps {
  request: LastRequest;
  words: SentWords;
  /** The heading's level on the page. */
  heading: "h2" | "h3";
  /** Whether the panel is the answer to a tap: then it is scrolled to, and its heading gets the focus. */
  takesFocus: boolean;
  /**
   * Takes the panel away when the driver needs it no more, or the half hour is over; what was kept is forgotten by then.
   * Without, the heading and the call are left of it.
   */
  onPutAway?: () => void;
}

const MAIN_ACTION = "button button-sign";
const ACTION = "button button-line";

/**
 * The ways to send the last request once more, and to call: no page can know whether a text was sent. On a computer,
 * which often has no program for texts, a code for a phone to scan stands beside them.
 */
export function SentPanel(props: SentPanelProps) {
  const { request, words, heading: Heading, takesFocus, onPutAway } = props;
  const { links, hotline } = request;
  const panel = useRef<HTMLElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const [isPutAway, setPutAway] = useState(false);
  const computer = isComputer();
  const code = useQrCode(computer && !isPutAway ? links.sms : undefined);

  useEffect(() => {
    if (!takesFocus) return;
    panel.current?.scrollIntoView({ block: "nearest" });
    head.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const putAway = () => {
    // Or it would go with the button that has it.
    if (panel.current?.contains(document.activeElement)) head.current?.focus({ preventScroll: true });
    clearLastRequest();
    setPutAway(true);
    onPutAway?.();
  };
  useEndOf(request, putAway);

  const isOpened = request.stage === "opened";
  const call = (
    <a href={telLink(hotline.e164)} className={isOpened && !isPutAway ? ACTION : MAIN_ACTION}>
      {`Call ${hotline.display}`}
    </a>
  );
  return (
    <section ref={panel} aria-labelledby="sent-heading" className="card flex flex-wrap items-start gap-4">
      <div className="beside">
        <Heading
          ref={head}
          id="sent-heading"
          aria-describedby={isPutAway ? undefined : "sent-advice"}
          tabIndex={-1}
          className="text-xl outline-none"
        >
          {words.title}
        </Heading>
        {isPutAway ? (
          <div className="mt-4 flex">{call}</div>
        ) : (
          <>
            <p id="sent-advice" className="mt-2 max-w-[44ch]">
              <SteadyWords longest={words.advice[deviceOf(computer, computer)]}>
                {words.advice[deviceOf(computer, code !== undefined)]}
              </SteadyWords>
            </p>
            <div className="mt-4 flex flex-wrap gap-3">
              {!isOpened && call}
              <a href={links.sms} className={isOpened && !computer ? MAIN_ACTION : ACTION}>
                {nameOf("text", request, computer)}
              </a>
              <button type="button" className={ACTION} onClick={putAway}>
                It went
              </button>
              {isOpened && call}
            </div>
            <div className="mt-2 flex flex-wrap items-center gap-x-5">
              <a href={links.mail} className="inline-link">
                {nameOf("email", request, computer)}
              </a>
              <CopyText what="request" text={request.text} className="inline-link" />
              {"share" in navigator && (
                <button type="button" className="inline-link" onClick={() => share(request.text)}>
                  Share
                </button>
              )}
            </div>
          </>
        )}
      </div>
      {computer && !isPutAway && <div className="scan-place">{code && <ScanCode {...code} />}</div>}
    </section>
  );
}

function deviceOf(computer: boolean, hasCode: boolean): SentDevice {
  if (!computer) return "phone";
  return hasCode ? "computer with code" : "computer";
}

/** What a link is called; "again" only where the page has opened it and the device is likely to have shown it. */
function nameOf(way: "text" | "email", { stage }: LastRequest, computer: boolean): string {
  if (stage === "composed") return way === "text" ? "Text this request" : "Email this request";
  return computer ? `Open the ${way}` : `Open the ${way} again`;
}

/** Opens the system's list of programs that take a text. Closed without a choice, it rejects (AbortError). */
function share(text: string): void {
  navigator.share({ text }).catch(() => {});
}

/**
 * Tells when the request's half hour is over, or when another page of the tab has put it away, seen when this one comes
 * back from the back/forward cache. Timers stand still while a phone sleeps, so the time is read again on return.
 */
function useEndOf(request: LastRequest, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    // Where storage is blocked, it is not kept at all, and no other page knows of it.
    const wasKept = loadLastRequest(Date.now()) !== undefined;
    const check = () => {
      const now = Date.now();
      if (!isFresh(request, now) || (wasKept && !loadLastRequest(now))) end();
    };
    const timer = setTimeout(check, request.when + REQUEST_MAX_AGE_MS - Date.now());
    addEventListener("pageshow", check);
    document.addEventListener("visibilitychange", check);
    return () => {
      clearTimeout(timer);
      removeEventListener("pageshow", check);
      document.removeEventListener("visibilitychange", check);
    };
  }, [request]);
}
