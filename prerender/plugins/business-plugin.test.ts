import { createBuilder, createLogger } from "vite";
import { expect, test } from "vitest";
import { parseBusiness } from "../../src/business/schema.ts";
import { businessFacts } from "./business-plugin.ts";

const REAL = {
  name: "Lone Star Roadside",
  hotline: "(817) 266-1000",
  email: "help@lonestar-roadside.com",
  siteUrl: "https://lonestar-roadside.com",
  adMonitoring: null,
  offline: true,
};

/** The lines a build with these facts prints as warnings. */
async function warningsOf(input: unknown): Promise<string[]> {
  const warnings: string[] = [];
  const customLogger = { ...createLogger("silent"), warn: (line: string) => void warnings.push(line) };
  const builder = await createBuilder({
    configFile: false,
    customLogger,
    plugins: [businessFacts(parseBusiness(input), "business.ts")],
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
  const business = { ...REAL, hotline: "(817) 555-0199", siteUrl: "https://www.example.com" };
  expect(await warningsOf(business)).toEqual([
    "business.ts still holds example values: hotline ((817) 555-0199 is a number for fiction: nobody has it), siteUrl",
  ]);
});

test("a name that the font of the cards cannot write stops the build", async () => {
  await expect(warningsOf({ ...REAL, name: "Дог Towing" })).rejects.toThrow(
    'name: "Дог Towing" - Overpass, the font of the cards, has no Д о г; write it in Latin letters',
  );
});
