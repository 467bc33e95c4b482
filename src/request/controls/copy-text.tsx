import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ignoreTaps } from "../../islands/ignore-taps.ts";
import { withDeadline } from "../../shared/deadline.ts";
import { SteadyText } from "./steady-text.tsx";

/** Milliseconds after which the text is shown: some browsers never answer. */
const DEADLINE_MS = 2000;

/** What came of the last tap. `isAgain`: the same as of the tap before, so that a second tap is also answered. */
interface Answer {
  kind: "Copied" | "Shared" | "by hand" | "closed";
  isAgain: boolean;
}

/**
 * Buttons that copy the text and, for a request, share it. If the browser refuses, fails, or does not answer in time,
 * the text is shown and selected, so that it can be copied by hand.
 */
export function CopyText({ what, text }: { what: "request" | "message"; text: string }) {
  const [answer, setAnswer] = useState<Answer>();
  const byHand = useRef<HTMLTextAreaElement>(null);
  const isByHand = answer?.kind === "by hand";

  // Written here and not by React, which would lose the selection when the text changes, as when its position expires.
  useLayoutEffect(() => {
    const field = byHand.current;
    if (!isByHand || !field) return;
    const { selectionStart, selectionEnd, value } = field;
    field.value = text;
    if (document.activeElement !== field) return;
    field.setSelectionRange(selectionStart, selectionEnd === value.length ? text.length : selectionEnd);
  }, [text, isByHand]);

  const show = (kind: Answer["kind"]) => {
    const wasShown = byHand.current !== null;
    flushSync(() => setAnswer((last) => ({ kind, isAgain: last?.kind === kind && !last.isAgain })));
    if (!wasShown && !byHand.current) return;
    ignoreTaps(document.body);
    // The driver may be typing elsewhere.
    if (document.activeElement?.matches("input, select, textarea")) return;
    byHand.current?.focus();
    // In iOS, `select()` selects nothing in a field that is read-only (zenorocha/select#1).
    byHand.current?.setSelectionRange(0, text.length);
  };
  const ask = async (done: Answer["kind"], request: () => Promise<void>) => {
    let isShown = false;
    const showByHand = () => {
      // A refusal after the deadline says nothing new.
      if (!isShown) show("by hand");
      isShown = true;
    };
    try {
      // Throws where the browser has no such interface, or gives no promise.
      const asked = request().then(() => show(done));
      if ((await withDeadline(DEADLINE_MS, asked)) === "timed-out") showByHand();
      // A later answer counts: the system's share sheet may be open for minutes.
      await asked;
    } catch (error) {
      // The share sheet was closed without a choice.
      if (error instanceof DOMException && error.name === "AbortError") show("closed");
      else showByHand();
    }
  };

  const label = `Copy the ${what}`;
  const again = answer?.isAgain ? " again" : "";
  const done = answer?.kind === "Copied" || answer?.kind === "Shared" ? answer.kind : undefined;
  return (
    <>
      <button
        type="button"
        className="inline-link"
        onClick={() => ask("Copied", () => navigator.clipboard.writeText(text))}
      >
        <SteadyText longest={label}>{done === "Copied" ? `Copied${again}` : label}</SteadyText>
      </button>
      {what === "request" && "share" in navigator && (
        <button type="button" className="inline-link" onClick={() => ask("Shared", () => navigator.share({ text }))}>
          <SteadyText longest="Shared again">{done === "Shared" ? `Shared${again}` : "Share"}</SteadyText>
        </button>
      )}
      <span role="status" className={isByHand ? undefined : "visually-hidden"}>
        {isByHand && `To copy your ${what} by hand${again}:`}
        {done && `${done} the ${what}${again}.`}
      </span>
      {isByHand && (
        <textarea
          ref={byHand}
          id={`copy-${what}`}
          className="field by-hand"
          rows={4}
          readOnly
          aria-label={`Your ${what}`}
        />
      )}
    </>
  );
}
