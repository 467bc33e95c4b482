import { expect, test } from "vitest";
import { type Figures, figuresOf, mediansOf } from "./figures.ts";
import { visitWith } from "./test-visit.ts";

test("each figure of the runs has its own median", () => {
  const runs = [
    visitWith({ callLink: 900, earlyTap: 40 }),
    visitWith({ callLink: 700, earlyTap: 90 }),
    visitWith({ callLink: 800, earlyTap: 50 }),
  ].map(figuresOf);
  expect(mediansOf(runs)).toMatchObject({
    "call link visible": 800,
    "early tap": 50,
  } satisfies Partial<Figures>);
});

test("a tap lost once is lost", () => {
  const runs = [40, 50, "lost" as const].map((earlyTap) => figuresOf(visitWith({ earlyTap })));
  expect(mediansOf(runs)?.["early tap"]).toBe("lost");
});

test("what no run could measure stays open", () => {
  expect(mediansOf([figuresOf(visitWith({ callLink: null }))])?.["call link visible"]).toBeNull();
  expect(mediansOf([])).toBeUndefined();
});

test("bytes stand by kind and by when they were asked for", () => {
  const visit = visitWith({}, { script: 1500 }, { script: 9000, kept: 60_000 });
  expect(figuresOf(visit)).toMatchObject({
    "script before load": 1500,
    "script until idle": 9000,
    "kept until idle": 60_000,
  });
});
