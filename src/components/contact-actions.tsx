import type { ReactNode } from "react";
import { CallButton, TextButton } from "./contact-links.tsx";

interface ContactActionsProps {
  topic: string;
  /** What else can be done here, as quiet as the text. */
  children?: ReactNode;
}

/** What the top of a page is for: the call, and in its second row on phones what is an equal of it, but quiet. */
export function ContactActions({ topic, children }: ContactActionsProps) {
  return (
    <div className="actions">
      <CallButton />
      <TextButton topic={topic} />
      {children}
    </div>
  );
}
