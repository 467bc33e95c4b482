import type { ReactNode } from "react";
import { CallButton, TextButton } from "./contact-links.tsx";

interface ContactActionsProps {
  /** The words that a text message starts with. */
  start: string;
  /** What else can be done here, as quiet as the text. */
  children?: ReactNode;
}

/** What the top of a page is for: the call, and in its second row on phones what is an equal of it, but quiet. */
export function ContactActions({ start, children }: ContactActionsProps) {
  return (
    <div className="actions">
      <CallButton />
      <TextButton start={start} />
      {children}
    </div>
  );
}
