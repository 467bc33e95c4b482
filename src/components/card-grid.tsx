import type { ReactNode } from "react";

interface CardGridProps {
  /** On wide screens the first card takes two columns. */
  featured?: boolean;
  children: readonly ReactNode[];
}

/** Cards side by side, as many as fit; four make two rows of two or one of four, never three and one. */
export function CardGrid({ featured = false, children }: CardGridProps) {
  const columns =
    children.length === 4 ? "card-grid-four" : "grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))]";
  return <ul className={`grid gap-4 ${columns} ${featured ? "card-grid-featured" : ""}`}>{children}</ul>;
}
