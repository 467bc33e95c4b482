import type { ReactNode } from "react";

interface CardGridProps {
  /** On wide screens the first card takes two columns. */
  featured?: boolean;
  children: ReactNode;
}

/** Cards side by side, as many as fit, the last row as wide as the others; four make two rows of two or one of four. */
export function CardGrid({ featured = false, children }: CardGridProps) {
  const isFour = Array.isArray(children) && children.length === 4;
  return (
    <ul
      className={`${isFour ? "grid gap-4 card-grid-four" : "card-grid"} ${featured ? "card-grid-featured" : ""}`}
    >
      {children}
    </ul>
  );
}
