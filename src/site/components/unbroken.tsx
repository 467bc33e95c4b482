import type { ReactNode } from "react";

/** The space in a route's name or in a time of the day: "SH 114", "6 AM". */
const FIXED_SPACE = /(?<=\b(?:[A-Z]{2,3}|Loop|Highway)) (?=\d)|(?<=\d) (?=[AP]M\b)/g;

/**
 * Ranges, routes and names that Chromium would break at their hyphen: "15-30", "I-35E", "FM-1709", "Ashby-Cold Creek";
 * not the "1-800" of "1-800-TOW-TRUK". Each match has what touches it, because a line may break on either side of an
 * inline-block, even before a period.
 */
const HYPHENATED =
  /([^ ]*(?<![\w-])(?:\d{1,2}-\d{1,3}|[A-Z]{1,2}-\d+[A-Z]?|\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)+(?:\.? \p{Lu}\p{L}+)?)\b(?!-[A-Z\d])[^ ]*)/u;

/**
 * A text whose ranges, routes and names break only if a whole line is too short for them. A name of several words at
 * the end, such as "Ashby-Cold Creek", gets a class of its own, for headings (`base.css`).
 */
export function unbroken(text: string): ReactNode {
  const [first = "", ...others] = text.replaceAll(FIXED_SPACE, "\u00a0").split(HYPHENATED);
  if (others.length === 0) return first;
  const parts = [first, ...others];
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const isLast = part.includes(" ") && parts.slice(index + 1).join("") === "";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name.
      <span key={index} className={isLast ? "own-line" : "unbroken"}>
        {part}
      </span>
    );
  });
}

/** The same in a link or another box that would lay the parts out one by one. */
export function unbrokenInBox(text: string): ReactNode {
  const parts = unbroken(text);
  return typeof parts === "string" ? parts : <span>{parts}</span>;
}
