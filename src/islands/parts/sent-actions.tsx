import { CopyText } from "./copy-text.tsx";

interface SentActionsProps {
  /** The mail draft, to be opened by a fresh tap should the browser have held it back. */
  mailHref: string;
  /** What "copy" puts on the clipboard. */
  text: string;
}

const action = "inline-link inline-flex min-h-11 cursor-pointer items-center";

/** Below the success of a contact message: two ways to what was typed, in case no program has opened. */
export function SentActions({ mailHref, text }: SentActionsProps) {
  return (
    <>
      <a href={mailHref} className={action}>
        Open the e-mail draft again
      </a>
      <CopyText what="message" text={text} className={action} />
    </>
  );
}
