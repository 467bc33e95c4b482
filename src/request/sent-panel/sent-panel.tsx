import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { ignoreTaps } from "../../islands/ignore-taps.ts";
import { focusHeading } from "../controls/focus-heading.ts";
import { isPhone } from "../controls/is-phone.ts";
import { usePageData } from "../controls/page-data.ts";
import { SendAgain, SendAgainBoundary } from "../controls/send-again.tsx";
import { useNow } from "../controls/use-now.ts";
import { textNumber } from "../rules/phone-numbers.ts";
import { type RequestMessage, requestText } from "../rules/request-message.ts";
import { clearLastRequest, type LastRequest } from "./last-request.ts";
import { ScanCode } from "./scan-code.tsx";
import { SENT_WORDS } from "./sent-panel-words.ts";

export interface SentPanelProps {
  request: LastRequest;
  /** How it comes: scrolled to, with the focus on its heading; behind an open dialog; or as one line that opens. */
  comes: "focused" | "behind" | "folded";
  /** Runs when the driver has put it away. */
  onPutAway(): void;
}

/** The panel that asks whether the last request got through: no page can know. */
export function SentPanel(props: SentPanelProps) {
  return (
    <SendAgainBoundary message={props.request.message}>
      <Panel {...props} />
    </SendAgainBoundary>
  );
}

/** On the page on which the request was sent, it stays as it is until the driver puts it away. */
function Panel({ request, comes, onPutAway }: SentPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [first] = useState(comes);
  const [isOpen, setOpen] = useState(comes !== "folded");

  useEffect(() => {
    if (first === "focused") focusHeading(heading.current);
  }, [first]);

  const putAway = () => {
    clearLastRequest();
    onPutAway();
    ignoreTaps(document.body);
  };

  const isFolded = first === "folded";
  const title = (
    <h2
      ref={heading}
      id="sent-heading"
      // In a summary, nothing may take the focus.
      tabIndex={isFolded ? undefined : -1}
      aria-describedby={isFolded ? undefined : "sent-advice"}
      className={isFolded ? undefined : "subheading comes-into-view"}
    >
      {SENT_WORDS.title}
    </h2>
  );
  const rest = (
    <div className="card-grid sent-body">
      <div className="rest-of-row">
        <p id="sent-advice" className="next-step">
          {SENT_WORDS[request.stage][isPhone() ? "phone" : "other"]}
        </p>
        <SendAgain {...request} />
        <button type="button" className="button button-quiet sent-done" onClick={putAway}>
          {SENT_WORDS.gotThrough}
        </button>
      </div>
      {isOpen && !isPhone() && <CodeOf message={request.message} />}
    </div>
  );
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    setOpen(currentTarget.open);
    // The second tap of a double tap would close it.
    ignoreTaps(currentTarget);
  };
  return (
    <section
      aria-labelledby="sent-heading"
      className={`needs-script sign sent-panel ${isFolded ? "sent-line" : "sign-text"}`}
    >
      {isFolded ? (
        <details onToggle={onToggle}>
          <summary>{title}</summary>
          {rest}
        </details>
      ) : (
        <>
          {title}
          {rest}
        </>
      )}
    </section>
  );
}

/** The text as a QR code, for computers and tablets, which often cannot text. */
function CodeOf({ message }: { message: RequestMessage }) {
  const { hotline } = usePageData();
  const now = useNow(message.time);
  return <ScanCode number={textNumber(hotline).e164} text={requestText(message, now)} />;
}
