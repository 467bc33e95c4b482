import type { ReactNode } from "react";

interface PageHeadingProps {
  title: string;
  intro: string;
  picture?: ReactNode;
  children?: ReactNode;
}

/** The top of a page that is there to be read or filled in, rather than to sell. */
export function PageHeading({ title, intro, picture, children }: PageHeadingProps) {
  return (
    <div className="hero bg-asphalt text-reflective">
      <div className="wrap hero-words py-8 lg:py-14">
        <h1 className="max-w-[22ch] text-3xl">{title}</h1>
        <p className="mt-3 max-w-[58ch] text-lg text-dim">{intro}</p>
        {children}
      </div>
      {picture}
    </div>
  );
}
