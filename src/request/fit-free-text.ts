import { isBlank } from "./text.ts";

/** Stands at the end of text that was cut. */
const CUT_MARK = "…";

/**
 * Builds something around a free text, which is cut and marked where the whole would be too long. What else
 * `build` puts in is never cut: if that alone is over the limit, only the mark is left of the free text.
 * @param limit for the length of what `build` returns, in UTF-16 code units.
 * @param build must return more for a longer text.
 */
export function fitFreeText(text: string, limit: number, build: (text: string) => string): string {
  const whole = build(text);
  if (whole.length <= limit || isBlank(text)) return whole;

  // As every code unit takes room, those beyond the limit need no look, however long the text is. One more is
  // taken, because half a surrogate pair at the end would look like the start of a character of its own.
  const characters = split(text.slice(0, limit + 1));
  const cut = (count: number) => build(characters.slice(0, count).join("") + CUT_MARK);
  let fitting = 0;
  let tooMany = characters.length;
  while (tooMany - fitting > 1) {
    const middle = (fitting + tooMany) >> 1;
    if (cut(middle).length <= limit) fitting = middle;
    else tooMany = middle;
  }
  return cut(fitting);
}

/** The characters as a reader counts them: a family emoji is one, and so is a letter with its accent. */
function split(text: string): string[] {
  // Intl.Segmenter is missing in Firefox before 125; code points at least keep surrogate pairs whole.
  if (!("Segmenter" in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
