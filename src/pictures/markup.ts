import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The text of a drawing, elements without content closed in themselves. */
export function markupOf(drawing: ReactElement): string {
  return renderToStaticMarkup(drawing).replaceAll(/><\/(?:path|rect|use)>/g, "/>");
}

/** The id of a letter's shape: drawings themselves have ids in small letters. */
export function idOf(letter: string): string {
  return /[A-Z]/.test(letter) ? letter : `_${letter.codePointAt(0)}`;
}
