import { useEffect, useRef, useState } from "react";
import { withDeadline } from "../../shared/deadline.ts";
import { ignoreTaps } from "../islands/ignore-taps.ts";
import { SteadyText } from "./steady-text.tsx";

interface CopyTextProps {
  /** What the labels call the text. */
  what: "request" | "message";
  text: string;
  /** Whether the text can be shared, too. */
  hasShare?: boolean;
}

/** Milliseconds until the text is shown, because the browser may never answer. */
const DEADLINE_MS = 2000;

/** The answer to the last tap. */
interface Answer {
  kind: "Copied" | "Shared" | "by hand" | "canceled";
  /** Whether the last answer was the same: a second tap must be answered, too. */
  isAgain: boolean;
}

/**
 * Buttons that copy and share the text. If the browser refuses, fails, or does not answer, the text is shown and selected, so
 * that it can be copied by hand.
 */
export function CopyText({ what, text, hasShare = false }: CopyTextProps) {
  const [answer, setAnswer] = useState<Answer>();
  const lastTap = useRef<object>(undefined);
  const byHand = useRef<HTMLTextAreaElement>(null);
  const isByHand = answer?.kind === "by hand";

  const ask = async (done: "Copied" | "Shared", request: () => Promise<void>) => {
    const tap = {};
    lastTap.current = tap;
    const show = (kind: Answer["kind"]) => {
      if (lastTap.current !== tap) return;
      setAnswer((last) => ({ kind, isAgain: last?.kind === kind && !last.isAgain }));
    };
    try {
      // Throws where the browser has no such interface, or gives no promise.
      const asked = request().then(() => show(done));
      if ((await withDeadline(DEADLINE_MS, asked)) === "timed-out") show("by hand");
      // The system's share sheet stays open as long as the driver likes.
      await asked;
    } catch (error) {
      // The share sheet was closed without a choice.
      show(error instanceof DOMException && error.name === "AbortError" ? "canceled" : "by hand");
    }
  };
  useEffect(() => {
    const field = byHand.current;
    if (!answer || !field) return;
    const holdTaps = () => ignoreTaps(document.getElementById("main"));
    holdTaps();
    // Whoever types on meanwhile keeps the focus.
    if (!document.activeElement?.matches("input, select, textarea")) {
      field.focus();
      field.select();
    }
    return holdTaps;
  }, [answer]);

  const copy = `Copy the ${what}`;
  const again = answer?.isAgain ? " again" : "";
  return (
    <>
      <button
        type="button"
        className="inline-link"
        onClick={() => ask("Copied", () => navigator.clipboard.writeText(text))}
      >
        <SteadyText longest={copy}>{answer?.kind === "Copied" ? `Copied${again}` : copy}</SteadyText>
      </button>
      {hasShare && (
        <button
          type="button"
          className="inline-link"
          onClick={() => ask("Shared", () => navigator.share({ text }))}
        >
          <SteadyText longest="Shared">{answer?.kind === "Shared" ? "Shared" : "Share"}</SteadyText>
        </button>
      )}
      <span role="status" className={isByHand ? "by-hand" : "visually-hidden"}>
        {isByHand && `To copy your ${what} by hand${again}:`}
        {(answer?.kind === "Copied" || answer?.kind === "Shared") && `${answer.kind} the ${what}${again}.`}
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
