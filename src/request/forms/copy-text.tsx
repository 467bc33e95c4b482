import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { withDeadline } from "../../shared/deadline.ts";
import { ignoreTaps } from "../islands/ignore-taps.ts";
import { SteadyText } from "./steady-text.tsx";

/** Milliseconds until the text is shown, because the browser may never answer. */
const DEADLINE_MS = 2000;

/**
 * A button that copies the text. If the browser refuses, fails, or does not answer, the text is shown and selected, so that
 * it can be copied by hand. A later answer counts.
 */
export function CopyText({ what, text }: { what: "request" | "message"; text: string }) {
  const [isCopied, setCopied] = useState(false);
  const [isByHand, setByHand] = useState(false);
  const byHand = useRef<HTMLTextAreaElement>(null);

  const showByHand = () => {
    flushSync(() => setByHand(true));
    ignoreTaps(document.getElementById("main"));
    // Whoever types on meanwhile keeps the focus.
    if (document.activeElement?.matches("input, select, textarea")) return;
    byHand.current?.focus();
    byHand.current?.select();
  };
  const copy = async () => {
    // A second tap is answered, too.
    setCopied(false);
    try {
      // Throws where the browser has no such interface, or gives no promise.
      const copied = navigator.clipboard.writeText(text).then(() => setCopied(true));
      if ((await withDeadline(DEADLINE_MS, copied)) === "timed-out") showByHand();
    } catch {
      showByHand();
    }
  };

  const label = `Copy the ${what}`;
  return (
    <>
      <button type="button" className="inline-link" onClick={copy}>
        <SteadyText longest={label}>{isCopied ? "Copied" : label}</SteadyText>
      </button>
      <span role="status" className={isByHand ? "by-hand" : "visually-hidden"}>
        {isCopied ? `Copied the ${what}.` : isByHand && `To copy your ${what} by hand:`}
      </span>
      {isByHand && (
        <textarea
          ref={byHand}
          id={`copy-${what}`}
          className="field by-hand"
          rows={4}
          readOnly
          aria-label={`Your ${what}`}
          value={text}
        />
      )}
    </>
  );
}
