import { expect, test } from "vitest";
import { testBusiness } from "../../tests/support/business.ts";
import { unfinished } from "./as-built.ts";

/* Example values, samples and claims: tests/builds/owners-commands.test.ts. Ad monitoring: ad-monitoring.test.ts. */

test("texts that still name a place of the example are named", () => {
  const left = "content/home.yaml, line 6 (boise)";
  const problems = unfinished(testBusiness({}), [], [], [left]);
  expect(problems.at(-1)).toBe(
    `${left}: places of the example; write your own, or take what is right off content/example.yaml`,
  );
});
