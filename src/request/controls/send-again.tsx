import type { ReactNode } from "react";
import { ErrorBoundary } from "../../islands/error-boundary.tsx";
import { telLink } from "../rules/links.ts";
import { textNumber } from "../rules/phone-numbers.ts";
import { ageText } from "../rules/position.ts";
import { type RequestMessage, requestLinks } from "../rules/request-message.ts";
import { CopyText } from "./copy-text.tsx";
import { photoAdvice, SEND_AGAIN } from "./form-words.ts";
import { isPhone } from "./is-phone.ts";
import { MESSAGE_WAYS } from "./message-ways.tsx";
import { usePageData } from "./page-data.ts";
import { ErrorFallback } from "./page-root.tsx";
import { useNow } from "./use-now.ts";

/** A request as it was sent, and what a picture in its text should show, if any. */
export interface SentRequest {
  message: RequestMessage;
  photo?: string | undefined;
}

/** The ways to reach dispatch with a request: call, text, email, copy and share. Says how old the request is. */
export function SendAgain({ message, photo }: SentRequest) {
  const { hotline } = usePageData();
  const now = useNow(message.time);
  return (
    <>
      {photo && isPhone() && <p className="next-step">{photoAdvice(photo)}</p>}
      <div className="stack ways-to-send">
        <a href={telLink(hotline.e164)} className="button button-call">
          {`Call ${hotline.display}`}
        </a>
        <Written message={message} now={now} />
      </div>
      <p className="small">{`You wrote this ${ageText(message.time, now)}.`}</p>
    </>
  );
}

/**
 * Around a part that tells of a request: if something in it fails, the ways to send the request stay, because the form
 * is empty already.
 */
export function SendAgainBoundary({ message, children }: { message: RequestMessage; children: ReactNode }) {
  return (
    <ErrorBoundary
      instead={(error) => (
        <ErrorFallback error={error}>
          <div className="stack ways-to-send">
            <Written message={message} now={Date.now()} />
          </div>
        </ErrorFallback>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Text, email and copy. If the copy buttons fail, the text itself, to copy by hand. */
function Written({ message, now }: { message: RequestMessage; now: number }) {
  const { hotline, email } = usePageData();
  const { text, mail } = requestLinks(message, now, { smsNumber: textNumber(hotline), email });
  const byHand = <textarea className="field" rows={4} readOnly aria-label="Your request" value={text} />;
  return (
    <>
      {MESSAGE_WAYS.map(({ name, words, link }) => (
        <a key={name} href={link(hotline, { body: text })} className="button button-quiet">
          {words.again}
        </a>
      ))}
      <div className="row links-below">
        {mail ? (
          <a href={mail} className="inline-link">
            {SEND_AGAIN.email}
          </a>
        ) : (
          <span>{SEND_AGAIN.tooLong}</span>
        )}
        <ErrorBoundary instead={() => byHand}>
          <CopyText what="request" text={text} />
        </ErrorBoundary>
      </div>
    </>
  );
}
