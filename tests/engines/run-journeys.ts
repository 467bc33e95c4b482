import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { business } from "../../src/business/current.ts";
import type { Engine, EngineName, Journey, Journeys } from "./engine.ts";
import { dialogJourneys } from "./journeys/dialog.ts";
import { formJourneys } from "./journeys/forms.ts";
import { locationJourneys } from "./journeys/location.ts";
import { offlineJourneys } from "./journeys/offline.ts";
import { pageJourneys } from "./journeys/pages.ts";
import { serveSite } from "./site.ts";
import type { Outcome } from "./table.ts";

declare module "vitest" {
  interface TaskMeta {
    /** For the table of results. */
    outcome?: Omit<Outcome, "state">;
  }
}

/** The one list of journeys, the same in every engine. */
const JOURNEYS: Journeys = {
  ...pageJourneys,
  ...dialogJourneys,
  ...locationJourneys,
  ...formJourneys,
  ...(business.offline && offlineJourneys),
};

/** Makes all journeys in an engine that is started for them. */
export function runJourneys(name: EngineName, start: () => Promise<Engine>): void {
  let engine: Engine | undefined;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(async () => {
    await engine?.stop();
  });

  for (const [group, journeys] of Object.entries(JOURNEYS)) {
    describe(group, () => {
      test.for(journeys)("$title", async (journey, { task }) => {
        if (!engine) throw new Error(`${name} has not started`);
        task.meta.outcome = { group, engine: name, version: engine.version };
        await make(journey, engine);
      });
    });
  }
}

async function make(journey: Journey, engine: Engine): Promise<void> {
  const { change = (files) => files, expectedErrors, asks = [] } = journey;
  const site = await serveSite((files) => engine.prepare(change(files), journey));
  onTestFinished(() => site.stop());
  const tab = await engine.newTab(site.origin);
  onTestFinished(() => tab.close());
  await journey.run(tab, site);
  expect(await tab.askedOutside()).toEqual(asks);
  const errors = await tab.errors();
  expect(errors.filter((error) => !expectedErrors?.test(error))).toEqual([]);
}
