import { expect, test } from "vitest";
import { clientsTable, figuresTable, problemLines } from "./report.ts";
import { addProblem, countStatus, tallyOf } from "./tally.ts";

test("one row for each kind of client", () => {
  const tally = tallyOf("good ones");
  for (let index = 0; index < 1200; index += 1) countStatus(tally, index % 2 === 0 ? 200 : 304, "GET /");
  tally.durations.push(3, 1, 20_000);
  expect(
    clientsTable([tally, tallyOf("none")])
      .split("\n")
      .slice(2),
  ).toEqual([
    "| good ones | 600 | 600 | 0 | 0 | 0 | 3.0 ms | 20.0 s | 20.0 s |",
    "| none | 0 | 0 | 0 | 0 | 0 |  |  |  |",
  ]);
});

test("a figure without a limit has no verdict", () => {
  const figures = [
    { name: "told", value: "1", limit: "", ok: true },
    { name: "kept", value: "0", limit: "0", ok: true },
    { name: "missed", value: "1", limit: "0", ok: false },
  ];
  expect(figuresTable(figures).split("\n").slice(2)).toEqual([
    "| told | 1 |  |  |",
    "| kept | 0 | 0 | yes |",
    "| missed | 1 | 0 | **no** |",
  ]);
  expect(problemLines([], figures)).toEqual(["missed: 1, but it must be 0"]);
});

test("an answer of 500 and above is a problem; the same one is told once", () => {
  const tally = tallyOf("clients");
  for (const status of [200, 404, 500, 500]) countStatus(tally, status, "GET /x");
  expect(problemLines([tally], [])).toEqual(["clients: GET /x was answered with 500 (2 times)"]);
});

test("many problems of a kind are cut short", () => {
  const tally = tallyOf("clients");
  for (let index = 0; index < 12; index += 1) addProblem(tally, `problem ${index}`);
  expect(problemLines([tally], [])).toHaveLength(11);
  expect(problemLines([tally], []).at(-1)).toBe("clients: and 2 more");
});
