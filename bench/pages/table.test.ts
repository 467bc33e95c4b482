import { expect, test } from "vitest";
import { alignedTable } from "./table.ts";

test("columns are as wide as their widest cell, and missing cells are empty", () => {
  expect(alignedTable(["", "home"], [["first paint", "900"], ["tap"]])).toBe(
    [
      "|             | home |",
      "| ----------- | ---: |",
      "| first paint |  900 |",
      "| tap         |      |",
    ].join("\n"),
  );
});
