import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Engine, EngineName } from "./engine.ts";
import type { Journey, JourneyGroup } from "./journey.ts";
import { isLimitOf, type LimitId } from "./limits.ts";
import { serveSite } from "./site.ts";
import type { Entry } from "./table.ts";

declare module "vitest" {
  interface TaskMeta {
    /** For the table of results. */
    entry?: Entry;
  }
}

/** Makes these journeys in an engine that is started for them. */
export function runJourneys(
  name: EngineName,
  start: () => Promise<Engine>,
  groups: readonly JourneyGroup[],
): void {
  let engine: Engine | undefined;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(async () => {
    await engine?.stop();
  });

  for (const { name: group, chromium, journeys } of groups) {
    describe(group, () => {
      test.for(journeys)("$title", async (journey, { task }) => {
        if (!engine) throw new Error(`${name} has not started`);
        const { limits = [] } = journey;
        const own = limits.filter((limit) => isLimitOf(name, limit));
        task.meta.entry = { group, chromium, engine: name, version: engine.version, limits: own };
        await make(journey, engine, own);
      });
    });
  }
}

async function make(journey: Journey, engine: Engine, limits: readonly LimitId[]): Promise<void> {
  const { change = (files) => files, expectedErrors, asks = [] } = journey;
  const site = await serveSite((files) => engine.prepare(change(files), limits));
  onTestFinished(() => site.stop());
  const tab = await engine.newTab(site.origin);
  onTestFinished(() => tab.close());
  await journey.run(tab, { engine, site });
  expect(await tab.askedOutside()).toEqual(asks);
  const errors = await tab.errors();
  expect(errors.filter((error) => !expectedErrors?.test(error))).toEqual([]);
}
