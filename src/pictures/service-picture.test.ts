import { expect, test } from "vitest";
import { draftServices, services } from "../content/services.ts";
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

test("a picture has its kind's drawing, with one place in a band and another elsewhere, and no color variables", () => {
  const tire = servicePicture("tire", ["NAILS DON'T KEEP", "SHOP HOURS"]);
  expect(tire).toContain("M800 120c-100-8-180-2-240 20");
  expect(tire.match(/\.scene\{transform:[^}]+\}/g)).toHaveLength(2);
  expect(tire.match(/\.board\{transform:[^}]+\}/g)).toHaveLength(2);
  expect(tire).not.toContain("var(");
});
