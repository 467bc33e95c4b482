import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { business } from "../../src/business/current.ts";
import { builtFiles, deploySite, type Files, rewrite } from "../support/deployed-site.ts";
import type { Engine, Journey, Journeys } from "./engine.ts";
import { dialogJourneys } from "./journeys/dialog.ts";
import { formJourneys } from "./journeys/forms.ts";
import { locationJourneys } from "./journeys/location.ts";
import { offlineJourneys } from "./journeys/offline.ts";
import { pageJourneys } from "./journeys/pages.ts";

/** The one list of journeys, the same in every engine. */
const JOURNEYS: Journeys = {
  ...pageJourneys,
  ...dialogJourneys,
  ...locationJourneys,
  ...formJourneys,
  ...(business.offline && offlineJourneys),
};

/** Makes all journeys in an engine that is started for them. */
export function runJourneys(start: () => Promise<Engine>): void {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
    return () => engine.stop();
  });

  for (const [group, journeys] of Object.entries(JOURNEYS)) {
    describe(group, () => {
      test.for(journeys)("$title", async (journey) => {
        await make(journey, engine);
      });
    });
  }
}

async function make(journey: Journey, engine: Engine): Promise<void> {
  const { isWithoutScript, expectedErrors } = journey;
  const built = await builtFiles();
  const files = isWithoutScript ? withoutScriptFile(built) : built;
  const site = await deploySite(engine.prepare(files, journey), false);
  onTestFinished(() => site.stop());
  const tab = await engine.newTab(site.origin);
  onTestFinished(() => tab.close());
  await journey.run(tab, site);
  const errors = await tab.errors();
  expect(errors.filter((error) => !expectedErrors?.test(error))).toEqual([]);
}

/** Pages as a browser sees them whose script file does not come. */
function withoutScriptFile(files: Files): Files {
  return rewrite(files, /html/, (html) => html.replaceAll(/<script\b[^>]*><\/script>/g, ""));
}
