import { expect, test } from "vitest";
import { tableUnder } from "../../scripts/dependency-table.ts";
import { readText } from "../support/dist-files.ts";

/** A dependency of a direct dependency. */
const WITH_THEM = ["scheduler"];

const sections = readText("licenses.txt").split(/^## /m).slice(1);

test("licenses.txt names what reaches the browser, as docs/dependencies.md says, and nothing else", () => {
  const inBrowser = tableUnder("Direct dependencies")
    .filter(([, , , runsIn]) => runsIn === "browser")
    .map(([name = ""]) => name);
  const named = sections.map((section) => section.slice(0, section.indexOf(" - ")));
  expect(named.toSorted()).toEqual([...inBrowser, ...WITH_THEM].toSorted());
});

test.each(sections.map((section) => [section.slice(0, section.indexOf("\n")), section]))(
  "%s comes with its notice and its terms",
  (_, section) => {
    expect(section).toMatch(/Copyright .*\d{4}|Copyright \(c\)/);
    expect(section).toMatch(/permission is hereby granted|permission to use, copy/i);
  },
);
