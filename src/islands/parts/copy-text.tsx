import { useState } from "react";
import { SteadyText } from "./steady-text.tsx";

interface CopyTextProps {
  /** What the labels call the text. */
  what: "request" | "message";
  text: string;
}

/**
 * A button that copies the text. If the browser refuses, the text is shown, so that it can be copied by hand.
 */
export function CopyText({ what, text }: CopyTextProps) {
  const [copied, setCopied] = useState<"not yet" | "yes" | "refused">("not yet");
  const copy = async () => {
    try {
      // Over plain http, browsers have no clipboard API.
      await navigator.clipboard.writeText(text);
      setCopied("yes");
    } catch {
      setCopied("refused");
    }
  };
  return (
    <>
      <button type="button" className="inline-link" onClick={copy}>
        <SteadyText longest={`Copy the ${what}`}>
          {copied === "yes" ? "Copied" : `Copy the ${what}`}
        </SteadyText>
      </button>
      <span role="status" className="sr-only">
        {copied === "yes" && `Copied the ${what}.`}
      </span>
      {copied === "refused" && (
        <textarea
          name="text"
          className="field order-1"
          rows={4}
          readOnly
          aria-label={`Your ${what}`}
          defaultValue={text}
        />
      )}
    </>
  );
}
