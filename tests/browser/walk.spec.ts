import { test } from "@playwright/test";
import fc from "fast-check";
import { HALF_AN_HOUR } from "../support/browser.ts";
import type { GpsAnswer } from "../support/location.ts";
import { CITY_PAGE, SERVICE_PAGE } from "../support/pages.ts";
import type { Control } from "../walk/in-page.ts";
import { Model } from "../walk/model.ts";
import { type Start, Tab } from "../walk/tab.ts";

type Step = fc.AsyncCommand<Model, Tab>;
type Action = (tab: Tab, model: Model) => Promise<unknown>;

/** Something that happens, by the driver's hand or not; after it all that the page shows must be true. */
function step(name: string, isByHand: boolean, action: Action, isPossible = (_model: Model) => true): Step {
  return {
    // fast-check makes the model read-only here.
    check: (model) => isPossible(model as Model),
    async run(model, tab) {
      await action(tab, model);
      const wrong = [...model.compare(await tab.look(!isByHand), tab.line), ...tab.errors];
      if (wrong.length > 0) throw new Error(wrong.join("\n"));
    },
    toString: () => name,
  };
}

/** What is used; what matters most, most often. */
const KINDS = {
  Send: ({ name }: Control) => /^Send (Request|Message)|Help Now$/.test(name),
  GPS: ({ name }: Control) => name.includes("GPS"),
  opener: ({ name }: Control) => /^(Request Help|Share my Location)$/.test(name),
  closer: ({ name }: Control) => /^(Dismiss|Close|Yes, it went through)$/.test(name),
  field: ({ field }: Control) => field !== "",
  control: () => true,
};

const REPLACE = "ControlOrMeta+A";

/** Where words are typed, which choice is made, and after how many milliseconds a tap is repeated. */
interface Manner {
  where: "ControlOrMeta+Home" | "ControlOrMeta+End" | typeof REPLACE;
  choice: number;
  again: number | undefined;
}

async function use(control: Control, { where, choice, again }: Manner, tab: Tab, model: Model) {
  const { field, isChoice } = control;
  if (!field) await tab.tap(control, again);
  else if (isChoice) {
    const chosen = await tab.choose(control, choice);
    // To choose what the page has chosen already is no choice: browsers send no event.
    if (chosen !== control.text) model.type(field, chosen, true);
  } else model.type(field, await tab.type(control, where), where === REPLACE);
}

const useOne = fc
  .record({
    kind: fc.constantFrom(...(Object.keys(KINDS) as (keyof typeof KINDS)[])),
    nth: fc.nat(99),
    where: fc.constantFrom<Manner["where"][]>("ControlOrMeta+Home", "ControlOrMeta+End", REPLACE),
    choice: fc.integer({ min: 1, max: 5 }),
    again: fc.option(fc.constantFrom(100, 250, 500, 1000, 5000, 10_000, 40_000), { nil: undefined }),
  })
  .map(({ kind, nth, ...manner }) => {
    const choices = ({ seen }: Model) => seen.controls.filter(KINDS[kind]);
    const action: Action = async (tab, model) => {
      const control = choices(model)[nth % choices(model).length];
      if (control) await use(control, manner, tab, model);
    };
    const name = `use ${kind} #${nth} ${JSON.stringify(manner)}`;
    return step(name, true, action, (model) => choices(model).length > 0);
  });

const fillIn = step("fill in", true, async (tab, model) => {
  for (const control of model.seen.controls.filter(KINDS.field))
    await use(control, { where: REPLACE, choice: 1, again: undefined }, tab, model);
});

const GPS_ANSWERS: GpsAnswer[] = [{ accuracy: 12 }, { accuracy: 50_000 }, { code: 1 }, { code: 2 }];
const gps = GPS_ANSWERS.map((answer) => {
  const action: Action = async ({ page }, model) => {
    model.answerGps(answer);
    await page.evaluate((answer) => device.answer(answer), answer);
  };
  return step(`GPS answers ${JSON.stringify(answer)}`, false, action, ({ seen }) => seen.isGpsCalled);
});

const times = [500, 1000, 4000, 10_000, 40_000].map((ms) =>
  step(`${ms} ms pass`, false, ({ page }) => page.clock.runFor(ms)),
);
/** fastForward is a phone that was asleep: each timer runs once. */
const halfHours = (["runFor", "fastForward"] as const).map((how) =>
  step(`half an hour passes (${how})`, false, ({ page }) => page.clock[how](HALF_AN_HOUR + 1000)),
);
const lines = (["good", "cut", "late code"] as const).map((line) =>
  step(`the line is ${line}`, false, (tab) => tab.setLine(line)),
);

const PAGES = ["/", CITY_PAGE, SERVICE_PAGE, "/request-help", "/contact", "/terms"];
/** An address, or how many pages forward; 0 is a reload. */
const ways = [...PAGES, -1, -1, 1, 0].map((to) => step(`go to ${to}`, true, (tab) => tab.go(to)));
const turn = step("turn the phone", true, (tab) => tab.turn());
const pressEscape = step("Escape", true, ({ page }) => page.keyboard.press("Escape"));

/** How a walk begins. */
const START = fc.record({
  browser: fc.constantFrom<Start["browser"][]>("new", "new", "old", "with a translator"),
  address: fc.constantFrom(...PAGES),
  width: fc.constantFrom(320, 360, 390, 412, 768, 1280),
});

/** What may happen on it. */
const STEPS: fc.Arbitrary<Step>[] = [
  ...Array(6).fill(useOne),
  ...[[fillIn], [fillIn], gps, times, halfHours, lines, ways, [pressEscape], [turn]].map((steps) =>
    fc.constantFrom(...steps),
  ),
];

/** What a failure prints, given back in the environment, repeats it: {"seed":1,"path":"3:1","replayPath":"AAB:F"}. */
const replay = JSON.parse(process.env.WALK ?? "{}");

test("wherever a driver goes, no tap goes astray, no word is lost, and no word is untrue", async ({
  browser,
}, { repeatEachIndex }) => {
  // Four walks take about 25 seconds; `npm run walk` goes on until it is stopped. After a failure, fast-check looks for a
  // shorter one until this time is over.
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
  const limits = { numRuns: 4, interruptAfterTimeLimit: timeLimit, markInterruptAsFailure: true };
  await fc.assert(walk, { ...limits, ...(repeatEachIndex === 0 && { seed: 24 }), ...replay });
});
