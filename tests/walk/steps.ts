import fc from "fast-check";
import { CITY_PAGE, SERVICE_PAGE } from "../support/pages.ts";
import { HALF_AN_HOUR } from "../support/sent-panel.ts";
import type { Model } from "./model.ts";
import type { Control } from "./probe.ts";
import type { Tab } from "./tab.ts";

type Step = fc.AsyncCommand<Model, Tab>;

/** Something that happens; after it all that the page shows must be true. */
function step(name: string, act: (tab: Tab, model: Model) => Promise<unknown>): Step {
  return {
    check: () => true,
    async run(model, tab) {
      await act(tab, model);
      const wrong = [...model.compare(await tab.look(), tab.isCodeLate), ...tab.errors];
      if (wrong.length > 0) throw new Error(wrong.join("\n"));
    },
    toString: () => name,
  };
}

/** Chooses, or types a new word, in the place of what is there or after it. */
async function fill({ id, field, isChoice }: Control, isReplaced: boolean, { page }: Tab, model: Model) {
  const control = page.locator(`#${id}`);
  if (isChoice) {
    await control.selectOption({ index: 1 });
    return;
  }
  const word = model.newWord(field, isReplaced);
  await control.press(isReplaced ? "ControlOrMeta+A" : "ControlOrMeta+End");
  await page.keyboard.insertText(word);
}

/** The names of what is used; what matters most, most often. */
const NAMES = [
  /^Send (Request|Message)|Help Now$/,
  /GPS/,
  /^(Request Help|Share my Location)$/,
  /^(Dismiss|Close|It went)$/,
  /./,
];

const use = fc
  .record({
    name: fc.constantFrom(...NAMES),
    nth: fc.nat(99),
    isReplaced: fc.boolean(),
    again: fc.option(fc.constantFrom(100, 400, 1000, 10_000, 40_000), { nil: undefined }),
  })
  .map(({ name, nth, isReplaced, again }) =>
    step(`use ${name} #${nth}, isReplaced ${isReplaced}, again ${again}`, async (tab, model) => {
      const choices = model.seen.controls.filter((control) => name.test(control.name));
      const control = choices[nth % choices.length];
      if (control?.field) await fill(control, isReplaced, tab, model);
      else if (control) await tab.tap(control, again);
    }),
  );

const fillAll = step("fill in all fields", async (tab, model) => {
  for (const control of model.seen.controls) if (control.field) await fill(control, true, tab, model);
});

/** The device answers; who has not asked yet does. */
const gps = ([12, 3000, "refused"] as const).map((answer) =>
  step(`GPS: ${answer}`, async (tab, model) => {
    const button = model.seen.controls.find(({ name }) => name === "Use my GPS location");
    if (button) await tab.tap(button);
    const isAsked = await tab.page.evaluate((answer) => probe.answerGps(answer), answer);
    if (isAsked && answer !== "refused") model.foundAt = model.seen.now;
  }),
);

const waits = [
  ...[1000, 4000, 10_000, 40_000, HALF_AN_HOUR].map((ms) =>
    step(`${ms} ms pass`, ({ page }) => page.clock.runFor(ms)),
  ),
  // As on a phone that was asleep: each timer runs once.
  step("half an hour is slept", ({ page }) => page.clock.fastForward(HALF_AN_HOUR)),
];

const lines = [true, false].map((isLate) => step(`code late: ${isLate}`, (tab) => tab.setCodeLate(isLate)));

const PAGES = ["/", CITY_PAGE, SERVICE_PAGE, "/request-help", "/contact", "/terms"];
const ways = [
  ...PAGES.map((address) => step(`go to ${address}`, ({ page }) => page.goto(address))),
  ...[-1, -1, -1, 1].map((delta) =>
    step(`go by ${delta}`, ({ page }) => page.evaluate((delta) => probe.traverse(delta), delta)),
  ),
  step("reload", ({ page }) => page.reload()),
];

const pressEscape = step("Escape", ({ page }) => page.keyboard.press("Escape"));

/** Where a walk begins. */
export const START = fc.record({
  address: fc.constantFrom(...PAGES),
  width: fc.constantFrom(320, 390, 768, 1280),
});

/** What may happen on it. */
export const STEPS: fc.Arbitrary<Step>[] = [
  ...Array(6).fill(use),
  ...[[fillAll], [fillAll], gps, waits, lines, ways, [pressEscape]].map((steps) => fc.constantFrom(...steps)),
];
