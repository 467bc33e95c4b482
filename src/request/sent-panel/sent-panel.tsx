import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CopyText } from "../forms/copy-text.tsx";
import { isComputer } from "../forms/is-computer.ts";
import { SteadyText } from "../forms/steady-text.tsx";
import { useNow } from "../forms/use-now.ts";
import { usePageFacts } from "../islands/page-facts.ts";
import { ageText, isExpired } from "../location/position.ts";
import { telLink } from "../message/links.ts";
import { requestLinks } from "../message/messages.ts";
import { textNumber } from "../message/phone-numbers.ts";
import { clearLastRequest, type LastRequest, loadLastRequest } from "../storage/stored.ts";
import { ScanCode, useQrCode } from "./scan-code.tsx";
import {
  CONFIRMATION_TEXTS,
  linkName,
  SENT_TEXTS,
  type SentDevice,
  WENT_THROUGH,
} from "./sent-panel-words.ts";

/** The request that was sent from this page, or that the tab has stored; and what shows it. */
type SentPanelProps = { request: LastRequest } & (
  | {
      /** The panel at the top of a page. */
      kind: "panel";
      /** Whether it is the answer to a tap: it is then scrolled to, and its heading is focused. */
      takesFocus: boolean;
      /** Removes the panel when the driver no longer needs it. */
      onPutAway(): void;
    }
  /** What replaces the form of /request-help. Put away, its heading and the call button stay. */
  | { kind: "confirmation" }
);

/**
 * The ways to send the last request again, and to call: no page can know whether a text was sent. Computers
 * often have no program for texts, so they also show a QR code for a phone. The panel stays until the driver
 * says that the text went, however old the request is.
 */
export function SentPanel(props: SentPanelProps) {
  const isConfirmation = props.kind === "confirmation";
  const takesFocus = isConfirmation || props.takesFocus;
  const { hotline, email } = usePageFacts();
  const Heading = isConfirmation ? "h3" : "h2";
  const panel = useRef<HTMLElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const { request, status, now, putAway } = useShownRequest(props.request, () => {
    // Otherwise the focus would be lost with its button.
    if (panel.current?.contains(document.activeElement)) head.current?.focus({ preventScroll: true });
    if (!isConfirmation) props.onPutAway();
  });
  const isPutAway = status === "put away";
  const words = (isConfirmation ? CONFIRMATION_TEXTS : SENT_TEXTS)[request.stage];
  const texts = textNumber(hotline);
  const { text, sms, mail } = requestLinks(request.entered, now, { texts, email });
  const computer = isComputer();
  const code = useQrCode(texts.e164, computer && !isPutAway ? text : undefined);

  useEffect(() => {
    if (!takesFocus) return;
    panel.current?.scrollIntoView({ block: "nearest" });
    // If the panel is higher than the screen, its top is shown.
    head.current?.scrollIntoView({ block: "nearest" });
    head.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  // A phone that has opened its text app is one tap from sending; elsewhere a call is surer.
  const isTextFirst = request.stage === "opened" && !computer && !isPutAway;
  const call = (
    <a href={telLink(hotline.e164)} className={`button ${isTextFirst ? "button-quiet" : "button-call"}`}>
      {`Call ${hotline.display}`}
    </a>
  );
  return (
    <section
      ref={panel}
      aria-labelledby="sent-heading"
      className="needs-script sign sign-text sent-panel card-grid"
    >
      <div className="rest-of-row">
        <Heading
          ref={head}
          id="sent-heading"
          aria-describedby={isPutAway ? undefined : "sent-advice"}
          tabIndex={-1}
          className="subheading"
        >
          {words.title}
        </Heading>
        {isPutAway ? (
          <div className="sent-actions">{call}</div>
        ) : (
          <>
            <p id="sent-advice" className="sent-advice">
              <SteadyText longest={words.advice[deviceOf(computer, computer)]}>
                {words.advice[deviceOf(computer, code !== undefined)]}
              </SteadyText>
            </p>
            <div className="sent-actions">
              {!isTextFirst && call}
              <a href={sms} className={`button ${isTextFirst ? "button-sign" : "button-quiet"}`}>
                {linkName("text", request.stage, computer)}
              </a>
              {isTextFirst && call}
            </div>
            <div className="row links-below">
              {mail && (
                <a href={mail} className="inline-link">
                  {linkName("email", request.stage, computer)}
                </a>
              )}
              <CopyText key={request.when} what="request" text={text} hasShare={"share" in navigator} />
            </div>
            <p className="sent-when small">{`You wrote this ${ageText(request.when, now)}.`}</p>
            {"question" in words && <p className="sent-question">{words.question}</p>}
            <button type="button" className="button button-quiet sent-done" onClick={putAway}>
              {WENT_THROUGH}
            </button>
          </>
        )}
      </div>
      {computer && !isPutAway && (
        <div className="scan-place">{code && <ScanCode key={request.when} code={code} />}</div>
      )}
    </section>
  );
}

function deviceOf(computer: boolean, hasCode: boolean): SentDevice {
  if (!computer) return "phone";
  return hasCode ? "computer with code" : "computer";
}

/** Not stored: other pages of the tab do not know about it. */
type Status = "stored" | "not stored" | "put away";

/**
 * The request that a panel shows. A page that is restored from the back/forward cache shows the tab's newest
 * request, and none if it was put away on another page. An expired request is no longer stored, but stays on
 * this page, because nobody has said that it went.
 * @param onPutAway Runs before the panel is put away, here or because it was on another page.
 */
function useShownRequest(sent: LastRequest, onPutAway: () => void) {
  const [request, setRequest] = useState(sent);
  const [status, setStatus] = useState<Status>(() =>
    loadLastRequest(Date.now())?.when === sent.when ? "stored" : "not stored",
  );
  const now = useNow(request.when);
  const hasExpired = isExpired(request.when, now);

  const putAway = () => {
    onPutAway();
    clearLastRequest();
    setStatus("put away");
  };

  const compare = useEffectEvent(() => {
    const time = Date.now();
    // This removes an expired request.
    const stored = loadLastRequest(time);
    if (stored && stored.when !== request.when) {
      setRequest(stored);
      setStatus("stored");
    }
    if (!stored && status === "stored" && !isExpired(request.when, time)) putAway();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared once more when it has expired.
  useEffect(() => {
    const onPageShow = () => compare();
    onPageShow();
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, [hasExpired]);

  return { request, status, now, putAway };
}
