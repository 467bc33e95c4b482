import { useState } from "react";

interface SentActionsProps {
  /** What was sent, in one word for the labels. */
  what: "request" | "message";
  /** The mail draft, to be opened by a fresh tap should the browser have held it back. */
  mailHref: string;
  /** What "copy" puts on the clipboard. */
  text: string;
}

const action = "inline-link inline-flex min-h-11 cursor-pointer items-center";

/** Below a success: two ways to what was typed, in case no program has opened. */
export function SentActions({ what, mailHref, text }: SentActionsProps) {
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
      <a href={mailHref} className={action}>
        Open the e-mail draft again
      </a>
      <button type="button" className={action} onClick={copy}>
        {copied === "yes" ? "Copied" : `Copy the ${what}`}
      </button>
      {copied === "refused" && (
        <textarea
          name="text"
          className="field text-sm"
          rows={4}
          readOnly
          aria-label={`Your ${what}`}
          defaultValue={text}
        />
      )}
    </>
  );
}
