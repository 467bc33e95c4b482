import { expect, test } from "vitest";
import { report } from "./print.ts";

const QUESTION = { ask: "Is it yours?", where: "business.ts" };

test("nothing found: ready, and the questions stay", () => {
  const text = report([], [QUESTION]);
  expect(text).toContain("Is it yours?");
  expect(text).toMatch(/\nReady: nothing is left to mend\.$/);
});

test("hints do not stand in the way", () => {
  const text = report([{ wrong: "Odd mailbox.", remedy: "Look", hint: true }], []);
  expect(text).toMatch(/^Good to know\n - Odd mailbox\.\n {3}-> Look\n\nReady/);
});

test("what is wrong at several addresses is one thing, with the first four", () => {
  const findings = ["/", "/a", "/b", "/c", "/d", "/e"].map((at) => ({
    wrong: "Gone.",
    remedy: "Deploy",
    at,
  }));
  const text = report([...findings, { wrong: "Late.", remedy: "Renew" }], []);
  expect(text.match(/Gone\./g)).toHaveLength(1);
  expect(text).toContain("At /, /a, /b, /c and 2 more\n   -> Deploy");
  expect(text).toMatch(/Not ready: 2 things to mend\.$/);
});
