import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** Renders a drawing as SVG text, with shorter, self-closing tags for elements without content. */
export function markupOf(drawing: ReactElement): string {
  return renderToStaticMarkup(drawing).replaceAll(/><\/(?:path|rect|use)>/g, "/>");
}

/** The id of a letter's shape. It cannot clash with the other ids of a drawing, which are in small letters. */
export function idOf(letter: string): string {
  return /[A-Z]/.test(letter) ? letter : `_${letter.codePointAt(0)}`;
}
