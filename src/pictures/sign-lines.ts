/** A word and how wide it is, in parts of its font size. */
export interface Word {
  text: string;
  width: number;
}

/** The room for a legend, in pixels. */
export interface Room {
  width: number;
  height: number;
  maxSize: number;
}

/** A legend broken into lines, at the font size that fits. */
export interface SignLines {
  lines: readonly string[];
  size: number;
}

/** The height of a capital, and the gap between it and the line above, in parts of the font size. */
export const CAPITAL = 0.7;
export const LINE_GAP = 0.42;

const SPACE = 0.26;
const MAX_LINES = 3;

/* What a break is worth against larger letters. A sign is read in one glance: what belongs together stays
   together where the letters hardly suffer, and one more line must pay for itself. */
const ONE_LINE_MORE = 0.88;
const AFTER_A_SENTENCE = 1.35;
const AFTER_A_PHRASE = 1.15;
const AFTER_A_SHORT_WORD = 0.85;

/** Breaks a legend into at most three lines as a sign maker would: large, even, and by sense. */
export function signLines(words: readonly Word[], room: Room): SignLines {
  const [best] = waysToBreak(words, MAX_LINES)
    .map((lines) => {
      const widest = Math.max(...lines.map(widthOf));
      const height = lines.length * CAPITAL + (lines.length - 1) * LINE_GAP;
      const size = Math.min(room.maxSize, room.width / widest, room.height / height);
      return { lines, widest, size, worth: size * worthOf(lines) };
    })
    .sort((a, b) => b.worth - a.worth || a.widest - b.widest);
  return { lines: best?.lines.map(textOf) ?? [], size: Math.floor(best?.size ?? room.maxSize) };
}

/** Every way to break words into at most `max` lines. */
function waysToBreak(words: readonly Word[], max: number): Word[][][] {
  const breaks = max === 1 ? [] : words.slice(1);
  return [
    [[...words]],
    ...breaks.flatMap((_, index) => {
      const first = words.slice(0, index + 1);
      return waysToBreak(words.slice(index + 1), max - 1).map((rest) => [first, ...rest]);
    }),
  ];
}

function worthOf(lines: readonly (readonly Word[])[]): number {
  const ends = lines.slice(0, -1).map((line) => line.at(-1)?.text ?? "");
  return ends.reduce((worth, end) => worth * ONE_LINE_MORE * worthOfBreakAfter(end), 1);
}

function worthOfBreakAfter(word: string): number {
  if (/[.?!]$/.test(word)) return AFTER_A_SENTENCE;
  if (/[,:;]$/.test(word)) return AFTER_A_PHRASE;
  return word.length <= 2 ? AFTER_A_SHORT_WORD : 1;
}

function widthOf(line: readonly Word[]): number {
  return line.reduce((width, word) => width + word.width, SPACE * (line.length - 1));
}

function textOf(line: readonly Word[]): string {
  return line.map(({ text }) => text).join(" ");
}
