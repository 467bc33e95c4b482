import { test } from "@playwright/test";
import fc from "fast-check";
import { Model } from "../walk/model.ts";
import { START, STEPS } from "../walk/steps.ts";
import { Tab } from "../walk/tab.ts";

/** What a failure prints, given back in the environment, repeats it: {"seed":1,"path":"3:1","replayPath":"AAB:F"}. */
const replay = JSON.parse(process.env.WALK ?? "{}");

test("wherever a driver goes, no tap goes astray, no word is lost, and no word is untrue", async ({
  browser,
}, { repeatEachIndex }) => {
  // Ten walks take about a minute. After a failure, fast-check looks for a shorter one until this time is over.
  const timeLimit = 10 * 60_000;
  test.setTimeout(2 * timeLimit);
  const walk = fc.asyncProperty(
    START,
    fc.commands(STEPS, { maxCommands: 40, size: "max", ...replay }),
    async (start, steps) => {
      const tab = await Tab.open(browser, start);
      try {
        const model = new Model(await tab.look(false));
        await fc.asyncModelRun(() => ({ model, real: tab }), steps);
      } finally {
        await tab.page.context().close();
      }
    },
  );
  // The first is always the same; those that `npm run walk` adds are not.
  const limits = { numRuns: 10, interruptAfterTimeLimit: timeLimit, markInterruptAsFailure: true };
  await fc.assert(walk, { ...limits, ...(repeatEachIndex === 0 && { seed: 24 }), ...replay });
});
