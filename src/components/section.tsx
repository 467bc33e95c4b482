import type { ReactNode } from "react";

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
    <section id={id} className={`wrap py-10 md:py-14 ${split ? "section-split" : ""}`}>
      <h2 className="text-2xl">{heading}</h2>
      {intro && <p className="mt-2 max-w-[62ch] text-muted">{intro}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
