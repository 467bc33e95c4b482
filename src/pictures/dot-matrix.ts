/** The letters of a message board, 5 dots wide and 7 high: two hex digits for each column, the lowest bit on top. */
const LETTERS: Readonly<Record<string, string>> = {
  A: "7e1111117e",
  B: "7f49494936",
  C: "3e41414122",
  D: "7f4141413e",
  E: "7f49494941",
  F: "7f09090901",
  G: "3e4149497a",
  H: "7f0808087f",
  I: "00417f4100",
  J: "2040413f01",
  K: "7f08142241",
  L: "7f40404040",
  M: "7f020c027f",
  N: "7f0408107f",
  O: "3e4141413e",
  P: "7f09090906",
  Q: "3e4151215e",
  R: "7f09192946",
  S: "4649494931",
  T: "01017f0101",
  U: "3f4040403f",
  V: "1f2040201f",
  W: "3f4038403f",
  X: "6314081463",
  Y: "0708700807",
  Z: "6151494543",
  "0": "3e5149453e",
  "1": "00427f4000",
  "2": "4261514946",
  "3": "2141454b31",
  "4": "1814127f10",
  "5": "2745454539",
  "6": "3c4a494930",
  "7": "0171090503",
  "8": "3649494936",
  "9": "064949291e",
  "'": "0000070000",
  "-": "0808080808",
  ",": "0050300000",
  ".": "0060600000",
  "?": "0201510906",
  "!": "00005f0000",
  "/": "2010080402",
  "&": "3649552250",
  " ": "0000000000",
};

/** The distance from one letter to the next, and from one line to the next, in dots. */
export const CELL = { width: 6, height: 10 } as const;

/** A letter as a path, to be stroked with one round dot per unit; undefined for a letter that boards do not have. */
export function dotsOf(letter: string): string | undefined {
  const columns = LETTERS[letter]?.match(/../g)?.map((column) => Number.parseInt(column, 16));
  return columns?.flatMap(runsOf).join("");
}

/** Turns each run of adjacent dots in a column into a line, 0.1 longer than the run, so that the last dot is drawn. */
function runsOf(column: number, x: number): string[] {
  const dots = column.toString(2).padStart(7, "0").split("").reverse().join("");
  return Array.from(dots.matchAll(/1+/g), (run) => `M${x} ${run.index}v${run[0].length - 1}.1`);
}
