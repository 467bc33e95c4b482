import { createBuilder, createLogger } from "vite";
import { expect, test } from "vitest";
import { testBusiness } from "../../tests/support/business.ts";
import { businessFacts } from "./business-plugin.ts";

/** The lines a build with these facts prints as warnings. */
async function warningsOf(business = testBusiness()): Promise<string[]> {
  const warnings: string[] = [];
  const customLogger = { ...createLogger("silent"), warn: (line: string) => void warnings.push(line) };
  const builder = await createBuilder({
    configFile: false,
    customLogger,
    plugins: [businessFacts(business, "business.ts")],
    // Only the plugin's own hooks are wanted, not a build of anything.
    builder: {
      buildApp: async (app) =>
        void Object.values(app.environments).map((e) => Object.assign(e, { isBuilt: true })),
    },
  });
  await builder.buildApp();
  return warnings;
}

test("example values are named in one line, once", async () => {
  expect(await warningsOf()).toEqual([
    "business.ts still holds example values: hotline ((817) 555-0199 is a number for fiction: nobody has it), email, siteUrl",
  ]);
});
