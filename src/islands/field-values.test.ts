import { expect, test } from "vitest";
import { writeFields } from "./field-values.ts";

test("texts are written as if they were typed: first all, then an event for each that has changed", () => {
  document.body.innerHTML = "<input value=a><input value=b><input value=c><select><option>d</option></select>";
  const fields = [...document.querySelectorAll<HTMLInputElement>("input, select")];
  const seen: unknown[] = [];
  document.body.addEventListener("input", ({ target }) =>
    seen.push([fields.indexOf(target as HTMLInputElement), ...fields.map(({ value }) => value)]),
  );
  // A select keeps its choice if the new one is not offered.
  const texts = ["A", "B", "c", "gone"];
  writeFields(fields.map((field, index) => [field, texts[index] ?? ""]));
  expect(seen).toEqual([
    [0, "A", "B", "c", "d"],
    [1, "A", "B", "c", "d"],
  ]);
});
