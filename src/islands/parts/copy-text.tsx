import { useState } from "react";
import { SteadyText } from "./steady-text.tsx";

interface CopyTextProps {
  /** What the text is, in one word for the labels. */
  what: "request" | "message";
  text: string;
  /** Of the button. */
  className: string;
}

/** A button that puts the text on the clipboard; where that is refused, the text is shown to be copied by hand. */
export function CopyText({ what, text, className }: CopyTextProps) {
  const [copied, setCopied] = useState<"not yet" | "yes" | "refused">("not yet");
  const copy = async () => {
    try {
      // Over plain http there is no clipboard at all.
      await navigator.clipboard.writeText(text);
      setCopied("yes");
    } catch {
      setCopied("refused");
    }
  };
  return (
    <>
      <button type="button" className={className} onClick={copy}>
        <SteadyText longest={`Copy the ${what}`}>
          {copied === "yes" ? "Copied" : `Copy the ${what}`}
        </SteadyText>
      </button>
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
