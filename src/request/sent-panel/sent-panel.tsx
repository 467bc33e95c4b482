import { useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "../../islands/error-boundary.tsx";
import { ignoreTaps } from "../../islands/ignore-taps.ts";
import { CopyText } from "../controls/copy-text.tsx";
import { isPhone } from "../controls/is-phone.ts";
import { usePageFacts } from "../controls/page-facts.ts";
import { ErrorFallback } from "../controls/page-root.tsx";
import { useNow } from "../controls/use-now.ts";
import { telLink } from "../rules/links.ts";
import { textNumber } from "../rules/phone-numbers.ts";
import { ageText } from "../rules/position.ts";
import { requestLinks, requestText } from "../rules/request-message.ts";
import { clearLastRequest, type LastRequest } from "./last-request.ts";
import { ScanCode } from "./scan-code.tsx";
import { photoAdvice, SENT_WORDS, WENT_THROUGH } from "./sent-panel-words.ts";

interface SentPanelProps {
  request: LastRequest;
  /** Whether it replaces the form of /request-help: its heading and the call button stay when it is put away. */
  isConfirmation?: boolean;
  /** Whether it is scrolled to, and its heading is focused. */
  takesFocus: boolean;
  /** Runs when the driver has put it away. */
  onPutAway?(): void;
}

/** The sent panel. If something in it fails, the ways to send the request stay, because the form is empty already. */
export function SentPanel(props: SentPanelProps) {
  return (
    <ErrorBoundary
      instead={(error) => (
        <ErrorFallback error={error}>
          <div className="sent-actions">
            <SendAgain request={props.request} now={Date.now()} />
          </div>
        </ErrorFallback>
      )}
    >
      <Panel {...props} />
    </ErrorBoundary>
  );
}

/** Text, email and copy. If the copy buttons fail, the text itself, to copy by hand. */
function SendAgain({ request, now }: { request: LastRequest; now: number }) {
  const { hotline, email } = usePageFacts();
  const { text, sms, mail } = requestLinks(request.message, now, { texts: textNumber(hotline), email });
  const byHand = <textarea className="field" rows={4} readOnly aria-label="Your request" value={text} />;
  return (
    <>
      <a href={sms} className="button button-quiet">
        Text this request
      </a>
      <div className="row links-below">
        {mail && (
          <a href={mail} className="inline-link">
            Email this request
          </a>
        )}
        <ErrorBoundary instead={() => byHand}>
          <CopyText what="request" text={text} />
        </ErrorBoundary>
      </div>
    </>
  );
}

/**
 * The ways to send the last request again, and to call: no page can know whether a text was sent. Computers and
 * tablets, which often cannot text, also show a QR code for a phone. An open page's panel stays until the driver says
 * that the text went through.
 */
function Panel({ request, isConfirmation = false, takesFocus, onPutAway }: SentPanelProps) {
  const { hotline } = usePageFacts();
  const Heading = isConfirmation ? "h3" : "h2";
  const panel = useRef<HTMLElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const [isPutAway, setPutAway] = useState(false);
  const now = useNow(request.message.time);
  const words = SENT_WORDS[isConfirmation ? "received" : request.stage];
  const texts = textNumber(hotline);
  const device = isPhone() ? "phone" : "other";

  useEffect(() => {
    if (!takesFocus) return;
    panel.current?.scrollIntoView({ block: "nearest" });
    // If the panel is higher than the screen, its top must be in view.
    head.current?.scrollIntoView({ block: "nearest" });
    head.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const putAway = () => {
    clearLastRequest();
    // Otherwise the focus would be lost with the button.
    head.current?.focus({ preventScroll: true });
    setPutAway(true);
    ignoreTaps(document.body);
    onPutAway?.();
  };

  const call = (
    <a href={telLink(hotline.e164)} className="button button-call">
      {`Call ${hotline.display}`}
    </a>
  );
  return (
    <section
      ref={panel}
      data-part={isConfirmation ? "sent-panel" : undefined}
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
        {/* In elements that come and go as a whole: extensions may have moved the controls in them. */}
        {isPutAway ? (
          <div key="call" className="sent-actions">
            {call}
          </div>
        ) : (
          <div key="all">
            <p id="sent-advice" className="sent-advice">
              {words[device]}
            </p>
            {device === "phone" && request.photo && <p className="sent-advice">{photoAdvice(request.photo)}</p>}
            <div className="sent-actions">
              {call}
              <SendAgain request={request} now={now} />
            </div>
            <p className="sent-when small">{`You wrote this ${ageText(request.message.time, now)}.`}</p>
            {isConfirmation && <p className="sent-question">{SENT_WORDS.composed.title}</p>}
            <button type="button" className="button button-quiet sent-done" onClick={putAway}>
              {WENT_THROUGH}
            </button>
          </div>
        )}
      </div>
      {device === "other" && !isPutAway && <ScanCode number={texts.e164} text={requestText(request.message, now)} />}
    </section>
  );
}
