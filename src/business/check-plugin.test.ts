import { createBuilder, createLogger, resolveConfig } from "vite";
import { expect, test } from "vitest";
import { businessCheck } from "./check-plugin.ts";

const REAL = {
  name: "Lone Star Roadside",
  hotline: "(817) 266-1000",
  email: "help@lonestar-roadside.com",
  siteUrl: "https://lonestar-roadside.com",
  adMonitoring: null,
  offline: true,
};

/** The lines a build with these facts prints as warnings. */
async function warningsOf(business: unknown): Promise<string[]> {
  const warnings: string[] = [];
  const customLogger = { ...createLogger("silent"), warn: (line: string) => void warnings.push(line) };
  const builder = await createBuilder({
    configFile: false,
    customLogger,
    plugins: [businessCheck(business)],
    // Only the plugin's own hooks are wanted, not a build of anything.
    builder: {
      buildApp: async (app) =>
        void Object.values(app.environments).map((e) => Object.assign(e, { isBuilt: true })),
    },
  });
  await builder.buildApp();
  return warnings;
}

test("a wrong value stops the build with the field, the value and what is expected", async () => {
  const build = resolveConfig(
    { configFile: false, plugins: [businessCheck({ ...REAL, hotline: "12345" })] },
    "build",
  );
  await expect(build).rejects.toThrow(
    /business\.ts needs a correction:\n {2}hotline: "12345" - expected a US phone number/,
  );
});

test("example values are named in one line, once", async () => {
  const business = { ...REAL, hotline: "(817) 555-0199", siteUrl: "https://www.example.com" };
  expect(await warningsOf(business)).toEqual(["business.ts still holds example values: hotline, siteUrl"]);
});

test("a real business builds without a word", async () => {
  expect(await warningsOf(REAL)).toEqual([]);
});
