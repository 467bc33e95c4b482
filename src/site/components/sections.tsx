import type { ReactNode } from "react";
import { CallButton, TextButton } from "./contact-links.tsx";

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
    <section
      id={id}
      className={`wrap py-section md:py-section-wide ${split ? "lg:grid lg:grid-cols-[1fr_2fr] lg:grid-rows-[auto_1fr] lg:gap-x-10" : ""}`}
    >
      <h2 className="text-2xl">{heading}</h2>
      {intro && <p className="mt-2 max-w-[62ch] text-muted">{intro}</p>}
      <div className={`mt-6 ${split ? "lg:mt-0 lg:[grid-area:1/2/3]" : ""}`}>{children}</div>
    </section>
  );
}

interface ClosingSignProps {
  heading: string;
  text: string;
  /** What is beside the words on wide screens, and below them elsewhere. */
  children?: ReactNode;
}

/** The end of a page: a guide sign with a reason to call or to text. */
export function ClosingSign({ heading, text, children }: ClosingSignProps) {
  const columns = children ? "md:grid-cols-[1.2fr_1fr]" : "";
  return (
    <section className="wrap pt-4 pb-section-wide">
      <div className={`sign grid items-center gap-x-12 gap-y-8 p-[min(2.5rem,7vw)] ${columns}`}>
        <div>
          <h2 className="text-2xl">{heading}</h2>
          <p className="mt-2 max-w-[52ch] text-lg">{text}</p>
          <p className="mt-5 flex flex-wrap gap-3">
            <CallButton />
            <TextButton />
          </p>
        </div>
        {children}
      </div>
    </section>
  );
}
