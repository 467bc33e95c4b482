import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { JOURNEYS } from "./journeys/all.ts";
import { LIMITS } from "./limits.ts";
import { type Outcome, tableOf } from "./table.ts";

const menu = { group: "menu", chromium: "menu", engine: "Firefox", version: "153", limits: [] } as const;

test("counts by group and engine, and explains every mark once", () => {
  const outcomes: Outcome[] = [
    { ...menu, state: "passed" },
    { ...menu, state: "failed" },
    { ...menu, engine: "WebKitGTK", version: "2.50", limits: ["programs"], state: "passed" },
    { ...menu, engine: "WebKitGTK", version: "2.50", limits: ["position"], state: "skipped" },
  ];
  expect(tableOf(outcomes).split("\n")).toEqual([
    "journeys  Chromium: tests/browser/  Firefox 153         WebKitGTK 2.50 (a)",
    "menu      menu                      1 FAILED, 1 passed  1 passed (b), 1 not observable (c)",
    "",
    `(a) WebKitGTK: ${LIMITS.console.text}.`,
    `(b) WebKitGTK: ${LIMITS.programs.text}.`,
    `(c) WebKitGTK: ${LIMITS.position.text}.`,
  ]);
});

test("no limit is declared that no journey meets", () => {
  const journeys = JOURNEYS.flatMap((group) => group.journeys);
  const met = journeys.flatMap(({ limits = [] }) => limits);
  expect(Object.keys(LIMITS).filter((id) => id !== "console" && !met.some((other) => other === id))).toEqual(
    [],
  );
});

test("every journey names a spec that makes it in Chromium", () => {
  const specs = JOURNEYS.flatMap(({ chromium }) => chromium.split(", "));
  expect(specs.filter((spec) => !existsSync(`tests/browser/${spec}.spec.ts`))).toEqual([]);
});
