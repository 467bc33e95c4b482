import type { ReactNode } from "react";

interface SectionProps {
  heading: string;
  intro?: string | undefined;
  id?: string | undefined;
  /** On wide screens the heading stands beside the content. */
  split?: boolean;
  children: ReactNode;
}

const SPLIT = "lg:grid lg:grid-cols-[1fr_2fr] lg:grid-rows-[auto_1fr] lg:gap-x-10";

/** A part of a page: its heading, a line of introduction, its content. */
export function Section({ heading, intro, id, split = false, children }: SectionProps) {
  return (
    <section id={id} className={`wrap py-10 md:py-14 ${split ? SPLIT : ""}`}>
      <h2 className="text-2xl">{heading}</h2>
      {intro && <p className="mt-2 max-w-[62ch] text-muted">{intro}</p>}
      <div className={`mt-6 ${split ? "lg:col-2 lg:row-[1/3] lg:mt-0" : ""}`}>{children}</div>
    </section>
  );
}
