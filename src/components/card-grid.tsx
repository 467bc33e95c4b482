import type { ReactNode } from "react";

interface CardGridProps {
  /** On wide screens the first card takes two columns. */
  featured?: boolean;
  /** On phones the cards are rows. */
  rows?: boolean;
  children: ReactNode;
}

/** Cards side by side, as many as fit. Every row has the same width. Four cards never split into three and one. */
export function CardGrid({ featured, rows, children }: CardGridProps) {
  const isFour = Array.isArray(children) && children.length === 4;
  const classes = [
    isFour ? "card-grid-four" : "card-grid",
    featured && "card-grid-featured",
    rows && "rows-on-phones",
  ];
  return <ul className={classes.filter(Boolean).join(" ")}>{children}</ul>;
}
