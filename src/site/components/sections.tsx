import type { ReactNode } from "react";
import { CallButton, MessageButtons } from "./contact-links.tsx";

interface SectionProps {
  heading: string;
  intro?: string | undefined;
  id?: string | undefined;
  /** On wide screens the heading is beside the content. */
  split?: boolean;
  children: ReactNode;
}

/** A part of a page: its heading, a line of introduction, its content. */
export function Section({ heading, intro, id, split = false, children }: SectionProps) {
  return (
    <section id={id} className={`wrap section ${split ? "section-split" : ""}`}>
      <h2>{heading}</h2>
      {intro && <p className="muted">{intro}</p>}
      <div className="section-content">{children}</div>
    </section>
  );
}

interface ClosingSignProps {
  heading: string;
  text: string;
  /** Beside the words on wide screens, below them elsewhere. */
  children?: ReactNode;
}

/** A page's end: a guide sign with a reason to call or text. Without children, the actions are beside the words. */
export function ClosingSign({ heading, text, children }: ClosingSignProps) {
  const actions = (
    <p className="closing-actions">
      <CallButton />
      <MessageButtons />
    </p>
  );
  return (
    <section className="wrap closing">
      <div className="sign sign-text closing-sign">
        <div>
          <h2>{heading}</h2>
          <p className="lead">{text}</p>
          {children && actions}
        </div>
        {children ?? actions}
      </div>
    </section>
  );
}
