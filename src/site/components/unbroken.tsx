import type { ReactNode } from "react";

/** The space in a route's name: "SH 114". */
const ROUTE_SPACE = /(?<=\b(?:US|SH|FM|Loop)) (?=\d)/g;

/**
 * Words that Chromium would break at their hyphen: ranges, routes, and the metroplex ("15-30", "I-35E",
 * "US-377", "Dallas-Fort Worth"). "1-800" in "1-800-TOW-TRUK" is not a range.
 */
const HYPHENATED = /(?<![\w-])(\d{1,2}-\d{1,3}|[A-Z]{1,2}-\d+[A-Z]?|Dallas-Fort Worth)\b(?!-[A-Z\d])/;

/**
 * A text whose ranges and routes stay on one line, unless a whole line is too short for them. "Dallas-Fort Worth" at the end
 * has its own class, for headings (`base.css`).
 */
export function unbroken(text: string): ReactNode {
  const parts = text.replaceAll(ROUTE_SPACE, "\u00a0").split(HYPHENATED);
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const isLast = part === "Dallas-Fort Worth" && parts.slice(index + 1).join("") === "";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name.
      <span key={index} className={isLast ? "metroplex" : "unbroken"}>
        {part}
      </span>
    );
  });
}
