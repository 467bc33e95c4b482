import { expect, test } from "vitest";
import { draftServices, services } from "../content/services.ts";
import tireDrawing from "./scenes/tire.svg?raw";
import { servicePicture } from "./service-picture.tsx";

/** The words of a board, read from its letters' places: 6 dots are a column, 10 a row. */
function wordsOn(svg: string): string[] {
  const rows = new Map<number, string[]>();
  for (const [, code, capital, x, y] of svg.matchAll(/<use href="#(?:_(\d+)|(\w))" x="(\d+)" y="(\d+)"/g)) {
    const row = rows.get(Number(y)) ?? [];
    row[Math.floor(Number(x) / 6)] = capital ?? String.fromCodePoint(Number(code));
    rows.set(Number(y), row);
  }
  return Array.from(rows.values(), (row) =>
    Array.from(row, (letter) => letter ?? " ")
      .join("")
      .trim(),
  );
}

test.each([...services, ...draftServices])(
  "the board of $name has the words in its file",
  ({ picture, board }) => {
    expect(wordsOn(servicePicture(picture, board))).toEqual(board);
  },
);

test("no two services have the same words", () => {
  const boards = services.map(({ board }) => board.join(" "));
  expect(new Set(boards).size).toBe(boards.length);
});

test("a picture has the drawing of its kind, in the site's colors", () => {
  const [, line = "none"] = / d="([^"]+)"/.exec(tireDrawing) ?? [];
  const tire = servicePicture("tire", ["NAILS DON'T KEEP", "SHOP HOURS"]);
  expect(tire).toContain(line);
  expect(tire).not.toContain("var(");
});
