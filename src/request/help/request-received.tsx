import { useEffect, useRef } from "react";
import { focusHeading } from "../controls/focus-heading.ts";
import { SendAgain, SendAgainBoundary, type SentRequest } from "../controls/send-again.tsx";
import { RECEIVED } from "./help-words.ts";

/** The confirmation that takes the place of the form of /request-help. Nothing was sent: it says what is left to do. */
export function RequestReceived(request: SentRequest) {
  return (
    <SendAgainBoundary message={request.message}>
      <Confirmation {...request} />
    </SendAgainBoundary>
  );
}

function Confirmation(request: SentRequest) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusHeading(heading.current), []);
  return (
    <section data-part="confirmation" aria-labelledby="received-heading" className="needs-script sign sign-text">
      <h3
        ref={heading}
        id="received-heading"
        aria-describedby="received-advice"
        tabIndex={-1}
        className="subheading comes-into-view"
      >
        {RECEIVED.title}
      </h3>
      <p id="received-advice" className="next-step">
        {RECEIVED.left}
      </p>
      <SendAgain {...request} />
    </section>
  );
}
