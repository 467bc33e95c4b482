import fc from "fast-check";
import { CITY_PAGE, SERVICE_PAGE } from "../support/pages.ts";
import type { Answer, Control } from "./probe.ts";
import { HALF_AN_HOUR } from "../support/sent-panel.ts";
import type { Tab } from "./tab.ts";
import type { Truths } from "./truths.ts";

type Step = fc.AsyncCommand<Truths, Tab>;
type Take = (tab: Tab, truths: Truths) => Promise<unknown>;

/** Something that happens, by the driver's hand or not; then all that the page shows must be true. */
function step(name: string, isByHand: boolean, take: Take, check: Step["check"] = () => true): Step {
  const run: Step["run"] = async (truths, tab) => {
    await take(tab, truths);
    const wrong = [...truths.compare(await tab.look(!isByHand), tab.line === "good"), ...tab.errors];
    if (wrong.length > 0) throw new Error(wrong.join("\n"));
  };
  return { check, run, toString: () => name };
}

/** What is used; what matters most, most often. */
const KINDS = {
  Send: ({ name }: Control) => /^Send (Request|Message)|Help Now$/.test(name),
  GPS: ({ name }: Control) => name.includes("GPS"),
  opener: ({ name }: Control) => /^(Request Help|Share my Location)$/.test(name),
  closer: ({ name }: Control) => /^(Dismiss|Close|It went)$/.test(name),
  field: ({ field }: Control) => field !== "",
  control: () => true,
};
const TYPE_OVER = "ControlOrMeta+A";

/** How: where words are typed, which choice is made, and after how many milliseconds a tap is repeated. */
interface Manner {
  where: "Home" | "End" | typeof TYPE_OVER;
  choice: number;
  again: number | undefined;
}

/** Types into a field, chooses, or taps. */
async function use(control: Control, { where, choice, again }: Manner, tab: Tab, truths: Truths) {
  const { field, isChoice } = control;
  if (!field) {
    truths.tap(control);
    await tab.tap(control, again);
  } else if (isChoice) truths.type(field, await tab.choose(control, choice), true);
  else truths.type(field, await tab.type(control, where), where === TYPE_OVER);
}

const useOne = fc
  .record({
    kind: fc.constantFrom(...(Object.keys(KINDS) as (keyof typeof KINDS)[])),
    nth: fc.nat(99),
    where: fc.constantFrom<Manner["where"][]>("Home", "End", TYPE_OVER),
    choice: fc.integer({ min: 1, max: 5 }),
    again: fc.option(fc.constantFrom(100, 250, 500, 1000, 5000, 10_000, 40_000), { nil: undefined }),
  })
  .map(({ kind, nth, ...manner }) => {
    const meant = ({ seen }: Truths) => seen.controls.filter(KINDS[kind]);
    const take: Take = async (tab, truths) => {
      const control = meant(truths)[nth % meant(truths).length];
      if (control) await use(control, manner, tab, truths);
    };
    const name = `use ${kind} #${nth} ${Object.values(manner)}`;
    return step(name, true, take, (truths) => meant(truths).length > 0);
  });

const fillIn = step("fill in", true, async (tab, truths) => {
  for (const control of truths.seen.controls.filter(KINDS.field))
    await use(control, { where: TYPE_OVER, choice: 1, again: undefined }, tab, truths);
});

const ANSWERS: Answer[] = [{ accuracy: 12 }, { accuracy: 3000 }, { code: 1 }, { code: 2 }];
const answers = ANSWERS.map((answer) => {
  const take: Take = async (tab, truths) => {
    truths.answer(answer);
    await tab.answerGps(answer);
  };
  return step(`GPS: ${JSON.stringify(answer)}`, false, take, ({ seen }) => seen.isGpsAsked);
});

const times = [500, 1000, 4000, 10_000, 40_000].map((ms) =>
  step(`${ms} ms`, false, ({ page }) => page.clock.runFor(ms)),
);
const halfHours = (["runFor", "fastForward"] as const).map((how) =>
  step(`half an hour by ${how}`, false, ({ page }) => page.clock[how](HALF_AN_HOUR + 1000)),
);
const lines = (["good", "cut", "late code"] as const).map((line) =>
  step(`the line is ${line}`, false, (tab) => tab.setLine(line)),
);

const PAGES = ["/", CITY_PAGE, SERVICE_PAGE, "/request-help", "/contact", "/terms"];
const ways = [
  ...PAGES.map((path) => `location.assign("${path}"), true`),
  "navigation.canGoBack && (history.back(), true)",
  "navigation.canGoBack && (history.back(), true)",
  "navigation.canGoForward && (history.forward(), true)",
  "location.reload(), true",
].map((script) => step(script, true, (tab) => tab.run(script)));
const escape = step("Escape", true, ({ page }) => page.keyboard.press("Escape"));

/** Where a walk begins. */
export const START = fc.record({
  address: fc.constantFrom(...PAGES),
  width: fc.constantFrom(320, 360, 390, 412, 768, 1280),
});

/** What may happen on it. */
export const STEPS = [
  ...Array(6).fill(useOne), fc.constant(fillIn), fc.constant(fillIn),
  ...[answers, times, halfHours, lines, ways, [escape]].map((kind) => fc.constantFrom(...kind)),
] as fc.Arbitrary<Step>[];
